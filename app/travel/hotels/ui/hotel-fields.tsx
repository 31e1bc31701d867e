import { HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { CountryField, CountryUpdate, RegionFields, TownFields } from "#app/ui/form/address-fields.tsx";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, PhoneField, TextArea, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import type { HotelPlaces } from "../form/hotel-form.ts";
import { AmenityFields } from "./amenity-fields.tsx";
import type { FormSection } from "./section-form.tsx";

const STARS = [
	{ value: "0", label: "No stars" },
	...[1, 2, 3, 4, 5].map((stars) => ({
		value: String(stars),
		label: `${stars} ${stars === 1 ? "star" : "stars"}`,
	})),
];

const CONFIRMATION = [
	{ value: "instant", label: "Instant confirmation", hint: "Bookings are confirmed immediately." },
	{
		value: "request",
		label: "Request to book",
		hint: "You confirm or reject each request. The room is held until you answer or the response time ends.",
	},
];

const UNCONFIRMED = [
	{
		value: "expire",
		label: "Expire after 24 hours",
		hint: "A guest who pays at the hotel confirms their address with the link in our email. Without that, the nights go back on sale.",
	},
	{ value: "keep", label: "Keep them", hint: "Your bookings show whose email address is not confirmed." },
];

const PAYMENT = [
	{ value: "at_hotel", label: "At the hotel", hint: "Guests pay nothing online." },
	{
		value: "deposit",
		label: "Deposit online",
		hint: "Guests pay a part online, and the rest at the hotel.",
	},
	{ value: "full", label: "In full online", hint: "Guests pay the full price online." },
];

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
			<p className="mb-4 max-w-prose text-secondary">
				Guests see this before they book, and have 24 hours to pay; otherwise the booking expires. Requests
				are paid after you confirm them. Changes don’t affect existing bookings.
			</p>
			<ChoiceField field={field("payment")} label="Payment" choices={PAYMENT} />
			<NumberField
				field={field("depositPercent")}
				label="Deposit (%)"
				hint="10 to 99, of the total price"
				className=""
			/>
		</>
	);
	return [
		{
			id: "the-hotel",
			title: "The hotel",
			body: (
				<>
					<TextField field={field("name")} label="Hotel name" autoComplete="organization" />
					<TextArea
						field={field("description")}
						label="Description"
						hint="Describe the hotel for guests in a few sentences. Leave an empty line between paragraphs."
						rows={6}
					/>
					<SelectField field={field("stars")} label="Stars" choices={STARS} className="" />
				</>
			),
		},
		{
			id: "place",
			title: "Location",
			body: (
				<>
					<CountryField field={field("country")} places={places} autoFocus={isCountryAsked} />
					<CountryUpdate />
					<TextField
						field={field("address")}
						label="Address"
						hint="Street and house number"
						autoComplete="address-line1"
					/>
					<TownFields field={field} places={places} />
					<RegionFields field={field} places={places}>
						<SelectField
							field={field("timeZone")}
							label="Time zone"
							hint="Used for check-in dates and free cancellation."
							choices={zones.length > 1 ? [{ value: "", label: "Choose…" }, ...zones] : zones}
							className=""
						/>
					</RegionFields>
				</>
			),
		},
		{
			id: "reach",
			title: "Contact",
			body: (
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<TextField
						field={field("email")}
						label="Email"
						hint="New bookings are sent here."
						type="email"
						autoComplete="email"
					/>
					<PhoneField field={field("contact")} label="Phone" width="full" />
				</div>
			),
		},
		{
			id: "has",
			title: "Amenities",
			body: (
				<AmenityFields field={field("amenities")} legend="Amenities of the hotel" labels={HOTEL_AMENITIES} />
			),
		},
		{
			id: "arrival",
			title: "Check-in and check-out",
			body: (
				<>
					<div className="grid items-end gap-x-5 sm:grid-cols-2 md:grid-cols-3">
						<TimeField field={field("checkInFrom")} label="Check-in from" />
						<TimeField field={field("checkOutUntil")} label="Check-out until" />
						<TimeField field={field("sameDayUntil")} label="Same-day bookings until" hint="Hotel time" />
					</div>
					<TextArea
						field={field("houseRules")}
						label="House rules"
						hint="For example quiet hours, smoking and pets. One rule per line."
						optional
						rows={4}
						className=""
					/>
				</>
			),
		},
		{
			id: "confirming",
			title: "How bookings are confirmed",
			body: (
				<>
					<ChoiceField field={field("confirmation")} label="Confirmation" choices={CONFIRMATION} />
					<ChoiceField
						field={field("unconfirmed")}
						label="Bookings without a confirmed email address"
						choices={UNCONFIRMED}
					/>
					<NumberField
						field={field("requestHours")}
						label="Response time for requests (hours)"
						hint="1 to 72"
						className=""
					/>
				</>
			),
		},
		...(isOnline ? [{ id: "paying", title: "How guests pay", body: paying }] : []),
		{
			id: "cancelling",
			title: "Cancellation",
			body: (
				<>
					<p className="mb-4 max-w-prose text-secondary">
						Guests see this before they book. Changes don’t affect existing bookings.
					</p>
					<div className="grid items-end gap-x-5 md:grid-cols-3">
						<NumberField
							field={field("freeUntilDays")}
							label="Free cancellation (days before check-in)"
							hint="0 means until the day of arrival"
						/>
						<NumberField
							field={field("lateFeePercent")}
							label="Late cancellation fee (%)"
							hint="Of the total price"
						/>
						<NumberField field={field("noShowPercent")} label="No-show fee (%)" hint="Of the total price" />
					</div>
				</>
			),
		},
	];
}
