import { t } from "#app/common/language/messages.ts";
import { HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { BOARDS } from "#app/travel/quotes/rate-plans.ts";
import { CountryField, CountryUpdate, RegionFields, TownFields } from "#app/ui/form/address-fields.tsx";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, PhoneField, TextArea, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import type { HotelPlaces } from "../form/hotel-form.ts";
import { AmenityFields } from "./amenity-fields.tsx";
import type { FormSection } from "./section-form.tsx";

const starChoices = () => [
	{ value: "0", label: t.hotelForm.noStars },
	...[1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: t.counts.stars({ count: stars }) })),
];

function confirmationChoices() {
	const { instant, instantHint, request, requestHint } = t.hotelForm.confirmation;
	return [
		{ value: "instant", label: instant, hint: instantHint },
		{ value: "request", label: request, hint: requestHint },
	];
}

function unconfirmedChoices() {
	const { expire, expireHint, keep, keepHint } = t.hotelForm.unconfirmed;
	return [
		{ value: "expire", label: expire, hint: expireHint },
		{ value: "keep", label: keep, hint: keepHint },
	];
}

function paymentChoices() {
	const { atHotel, atHotelHint, deposit, depositHint, full, fullHint } = t.hotelForm.payment;
	return [
		{ value: "at_hotel", label: atHotel, hint: atHotelHint },
		{ value: "deposit", label: deposit, hint: depositHint },
		{ value: "full", label: full, hint: fullHint },
	];
}

type HotelFieldsProps = {
	fields: Record<string, FieldSource>;
	places: HotelPlaces;
	/** Whether the form was sent to see the fields of another country. */
	isCountryAsked?: boolean | undefined;
	/** Whether the site has a payment provider. */
	isOnline: boolean;
};

/** The sections of a hotel's form. */
export function hotelSections({ fields, places, isCountryAsked, isOnline }: HotelFieldsProps): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	const { zones } = places;
	const paying = (
		<>
			<p className="mb-4 max-w-prose text-secondary">{t.hotelForm.payIntro}</p>
			<ChoiceField field={field("payment")} label={t.hotelForm.payment.label} choices={paymentChoices()} />
			<NumberField
				field={field("depositPercent")}
				label={t.hotelForm.deposit}
				hint={t.hotelForm.depositHint}
				className=""
			/>
		</>
	);
	return [
		{
			id: "the-hotel",
			title: t.hotelForm.section.hotel,
			body: (
				<>
					<TextField field={field("name")} label={t.hotelForm.name} autoComplete="organization" />
					<TextArea
						field={field("description")}
						label={t.hotelForm.description}
						hint={t.hotelForm.descriptionHint}
						rows={6}
					/>
					<SelectField
						field={field("stars")}
						label={t.hotelForm.stars}
						choices={starChoices()}
						className=""
					/>
				</>
			),
		},
		{
			id: "place",
			title: t.hotelForm.section.location,
			body: (
				<>
					<CountryField field={field("country")} places={places} autoFocus={isCountryAsked} />
					<CountryUpdate />
					<TextField
						field={field("address")}
						label={t.hotelForm.address}
						hint={t.hotelForm.addressHint}
						autoComplete="address-line1"
					/>
					<TownFields field={field} places={places} />
					<RegionFields field={field} places={places}>
						<SelectField
							field={field("timeZone")}
							label={t.hotelForm.timeZone}
							hint={t.hotelForm.timeZoneHint}
							choices={zones.length > 1 ? [{ value: "", label: t.hotelForm.choose }, ...zones] : zones}
							className=""
						/>
					</RegionFields>
				</>
			),
		},
		{
			id: "reach",
			title: t.hotelForm.section.contact,
			body: (
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<TextField
						field={field("email")}
						label={t.hotelForm.email}
						hint={t.hotelForm.emailHint}
						type="email"
						autoComplete="email"
					/>
					<PhoneField field={field("contact")} label={t.hotelForm.phone} width="full" />
				</div>
			),
		},
		{
			id: "has",
			title: t.hotelForm.section.amenities,
			body: (
				<AmenityFields
					field={field("amenities")}
					legend={t.hotelForm.amenities}
					choices={HOTEL_AMENITIES}
					labels={t.hotelAmenities}
				/>
			),
		},
		{
			id: "arrival",
			title: t.hotelForm.section.times,
			body: (
				<>
					<div className="grid items-end gap-x-5 sm:grid-cols-2 md:grid-cols-3">
						<TimeField field={field("checkInFrom")} label={t.hotelForm.checkInFrom} />
						<TimeField field={field("checkOutUntil")} label={t.hotelForm.checkOutUntil} />
						<TimeField
							field={field("sameDayUntil")}
							label={t.hotelForm.sameDayUntil}
							hint={t.hotelForm.sameDayHint}
						/>
					</div>
					<TextArea
						field={field("houseRules")}
						label={t.hotelForm.houseRules}
						hint={t.hotelForm.houseRulesHint}
						optional
						rows={4}
						className=""
					/>
				</>
			),
		},
		{
			id: "confirming",
			title: t.hotelForm.section.confirmation,
			body: (
				<>
					<ChoiceField
						field={field("confirmation")}
						label={t.hotelForm.confirmation.label}
						choices={confirmationChoices()}
					/>
					<ChoiceField
						field={field("unconfirmed")}
						label={t.hotelForm.unconfirmed.label}
						choices={unconfirmedChoices()}
					/>
					<NumberField
						field={field("requestHours")}
						label={t.hotelForm.requestHours}
						hint={t.hotelForm.requestHoursHint}
						className=""
					/>
				</>
			),
		},
		{
			id: "meals",
			title: t.rateForm.section.meals,
			body: (
				<SelectField
					field={field("board")}
					label={t.rateForm.board}
					hint={t.hotelForm.boardHint}
					choices={BOARDS.map((value) => ({ value, label: t.rateForm.boards[value] }))}
					className=""
				/>
			),
		},
		...(isOnline ? [{ id: "paying", title: t.hotelForm.section.payment, body: paying }] : []),
		{
			id: "cancelling",
			title: t.hotelForm.section.cancellation,
			body: (
				<>
					<p className="mb-4 max-w-prose text-secondary">{t.hotelForm.cancellationIntro}</p>
					<div className="grid items-end gap-x-5 md:grid-cols-3">
						<NumberField
							field={field("freeUntilDays")}
							label={t.hotelForm.freeUntil}
							hint={t.hotelForm.freeUntilHint}
						/>
						<NumberField
							field={field("lateFeePercent")}
							label={t.hotelForm.lateFee}
							hint={t.hotelForm.ofTotal}
						/>
						<NumberField
							field={field("noShowPercent")}
							label={t.hotelForm.noShowFee}
							hint={t.hotelForm.ofTotal}
						/>
					</div>
				</>
			),
		},
	];
}
