import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { AmenityFields } from "#app/travel/hotels/ui/amenity-fields.tsx";
import type { FormSection } from "#app/travel/hotels/ui/section-form.tsx";
import { BOARDS } from "#app/travel/quotes/rate-plans.ts";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextField } from "#app/ui/form/text-field.tsx";

type RateFieldsProps = {
	fields: Record<string, FieldSource>;
	rooms: readonly { id: number; name: string }[];
	currency: string;
	/** Whether the site has a payment provider. */
	isOnline: boolean;
};

/** The sections of a rate's form. */
export function rateSections({ fields, rooms, currency, isOnline }: RateFieldsProps): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	const { section, cancellation, payment } = t.rateForm;
	const { atHotel, deposit, full } = t.hotelForm.payment;
	const paying = (
		<>
			<ChoiceField
				field={field("payment")}
				label={payment.label}
				choices={[
					{ value: "hotel", label: payment.hotel },
					{ value: "at_hotel", label: atHotel },
					{ value: "deposit", label: deposit },
					{ value: "full", label: full },
				]}
			/>
			<NumberField
				field={field("depositPercent")}
				label={t.hotelForm.deposit}
				hint={t.hotelForm.depositHint}
				optional
				className=""
			/>
		</>
	);
	return [
		{
			id: "the-rate",
			title: section.rate,
			body: (
				<>
					<TextField
						field={field("name")}
						label={t.rateForm.name}
						hint={t.rateForm.nameHint}
						autoComplete="off"
					/>
					<CheckField field={field("active")} label={t.rateForm.active} />
					<p className="mb-1 font-semibold">{t.rateForm.rooms}</p>
					<AmenityFields
						field={field("room")}
						legend={t.rateForm.rooms}
						choices={rooms.map(({ id }) => maskId(id))}
						labels={Object.fromEntries(rooms.map(({ id, name }) => [maskId(id), name]))}
					/>
				</>
			),
		},
		{
			id: "price",
			title: section.price,
			body: (
				<div className="grid items-end gap-x-5 md:grid-cols-3">
					<SelectField
						field={field("direction")}
						label={t.rateForm.direction}
						choices={[
							{ value: "lower", label: t.rateForm.lower },
							{ value: "higher", label: t.rateForm.higher },
						]}
					/>
					<TextField
						field={field("by")}
						label={t.rateForm.by}
						inputMode="decimal"
						autoComplete="off"
						width="short"
					/>
					<SelectField
						field={field("unit")}
						label={t.rateForm.unit}
						choices={[
							{ value: "percent", label: t.rateForm.percent },
							{ value: "amount", label: t.rateForm.amount({ currency }) },
						]}
					/>
				</div>
			),
		},
		{
			id: "meals",
			title: section.meals,
			body: (
				<SelectField
					field={field("board")}
					label={t.rateForm.board}
					choices={BOARDS.map((value) => ({ value, label: t.rateForm.boards[value] }))}
					className=""
				/>
			),
		},
		{
			id: "cancelling",
			title: section.cancelling,
			body: (
				<>
					<ChoiceField
						field={field("cancellation")}
						label={cancellation.label}
						choices={[
							{ value: "hotel", label: cancellation.hotel },
							{ value: "none", label: cancellation.none, hint: cancellation.noneHint },
							{ value: "own", label: cancellation.own },
						]}
					/>
					<p className="mb-3 text-secondary">{t.rateForm.ownTermsHint}</p>
					<div className="grid items-end gap-x-5 md:grid-cols-3">
						<NumberField field={field("freeUntilDays")} label={t.rateForm.freeUntil} optional />
						<NumberField field={field("lateFeePercent")} label={t.rateForm.lateFee} optional />
						<NumberField field={field("noShowPercent")} label={t.rateForm.noShow} optional />
					</div>
				</>
			),
		},
		...(isOnline ? [{ id: "paying", title: section.paying, body: paying }] : []),
		{
			id: "stays",
			title: section.stays,
			body: (
				<>
					<p className="mb-4 max-w-prose text-secondary">{t.rateForm.staysIntro}</p>
					<div className="grid items-end gap-x-5 sm:grid-cols-2">
						<NumberField field={field("minNights")} label={t.rateForm.minNights} optional />
						<NumberField field={field("maxNights")} label={t.rateForm.maxNights} optional />
						<NumberField
							field={field("minDaysAhead")}
							label={t.rateForm.minDaysAhead}
							hint={t.rateForm.minDaysAheadHint}
							optional
						/>
						<NumberField
							field={field("maxDaysAhead")}
							label={t.rateForm.maxDaysAhead}
							hint={t.rateForm.maxDaysAheadHint}
							optional
						/>
					</div>
				</>
			),
		},
	];
}
