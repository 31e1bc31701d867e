import { t } from "#app/common/language/messages.ts";
import type { FormSection } from "#app/travel/hotels/ui/section-form.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DateField, NumberField, TextField } from "#app/ui/form/text-field.tsx";

type OfferFieldsProps = {
	fields: Record<string, FieldSource>;
	/** Stays were booked with it, so that what it gives stays as it is. */
	isUsed: boolean;
};

/** The sections of an offer's form. */
export function offerSections({ fields, isUsed }: OfferFieldsProps): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	const { form } = t.hotelOffers;
	const { section } = form;
	return [
		{
			id: "the-offer",
			title: section.offer,
			body: (
				<>
					<TextField field={field("name")} label={form.name} hint={form.nameHint} autoComplete="off" />
					<CheckField field={field("active")} label={form.active} />
				</>
			),
		},
		{
			id: "gives",
			title: section.gives,
			body: (
				<>
					{isUsed ? <p className="mb-4 max-w-prose text-secondary">{form.used}</p> : null}
					<ChoiceField
						field={field("gives")}
						label={form.gives}
						choices={[
							{ value: "percent", label: form.percentOff },
							{ value: "nights", label: form.freeNights, hint: form.freeNightsHint },
						]}
					/>
					<div className="grid items-end gap-x-5 md:grid-cols-3">
						<NumberField field={field("percent")} label={form.percent} optional />
						<NumberField field={field("stayNights")} label={form.stayNights} optional />
						<NumberField field={field("paidNights")} label={form.paidNights} optional />
					</div>
				</>
			),
		},
		{
			id: "stays",
			title: section.stays,
			body: (
				<>
					<p className="mb-4 max-w-prose text-secondary">{t.rateForm.staysIntro}</p>
					<div className="grid items-end gap-x-5 sm:grid-cols-2">
						<NumberField
							field={field("minNights")}
							label={t.rateForm.minNights}
							optional
							className="mb-5 sm:col-span-2"
						/>
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
						<DateField field={field("arrivesFrom")} label={form.arrivesFrom} optional />
						<DateField field={field("arrivesTo")} label={form.arrivesTo} optional />
					</div>
				</>
			),
		},
		{
			id: "code",
			title: section.code,
			body: (
				<TextField
					field={field("code")}
					label={form.code}
					hint={form.codeHint}
					autoComplete="off"
					width="short"
					optional
					className=""
				/>
			),
		},
	];
}
