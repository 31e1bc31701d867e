import type { FormMetadata } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { weekDays } from "#app/common/market/week-start.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldNotes, type FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, NumberField, TextField } from "#app/ui/form/text-field.tsx";
import { SALE_CHOICES } from "./nights-form.ts";

type NightsFormProps = {
	form: FormMetadata<Record<string, string>>;
	fields: Record<string, FieldSource>;
	currency: string;
	today: string;
	last: string;
	/** The URL of the form, which contains the month. */
	action: string;
};

const choices = (labels: { closed: string; open: string }) => [
	{ value: "", label: t.nightsForm.keep },
	...SALE_CHOICES.map((value) => ({ value, label: labels[value] })),
];

export function NightsForm({ form, fields, currency, today, last, action }: NightsFormProps) {
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<PostForm id={form.id} action={action}>
			<ErrorSummary form={form} />
			<div className="grid items-end gap-x-4 sm:grid-cols-2">
				<DateField field={field("from")} label={t.nightsForm.first} min={today} max={last} width="full" />
				<DateField field={field("to")} label={t.nightsForm.last} min={today} max={last} width="full" />
			</div>
			<Weekdays field={field("weekday")} />
			<h3 className="mt-6 mb-3 border-t border-line pt-5 font-semibold">{t.nightsForm.changes}</h3>
			<TextField
				field={field("price")}
				label={t.nightsForm.price({ currency })}
				hint={t.nightsForm.priceHint}
				optional
				inputMode="decimal"
				autoComplete="off"
				width="short"
				className="mb-2"
			/>
			<CheckField field={field("usualPrice")} label={t.nightsForm.usualPrice} />
			<NumberField
				field={field("minStay")}
				label={t.nightsForm.minStay}
				hint={t.nightsForm.minStayHint}
				optional
				className="mb-2"
			/>
			<CheckField field={field("usualMinStay")} label={t.nightsForm.usualMinStay} />
			<SelectField
				field={field("sale")}
				label={t.nightsForm.sale}
				hint={t.nightsForm.saleHint}
				choices={choices({ closed: t.nightsForm.close, open: t.nightsForm.open })}
			/>
			<SelectField
				field={field("arrival")}
				label={t.nightsForm.arrivals}
				choices={choices({ closed: t.nightsForm.noArrivals, open: t.nightsForm.arrivalsAllowed })}
			/>
			<SelectField
				field={field("departure")}
				label={t.nightsForm.departures}
				choices={choices({ closed: t.nightsForm.noDepartures, open: t.nightsForm.departuresAllowed })}
			/>
			<Button busy={t.nightsForm.busy}>{t.nightsForm.title}</Button>
		</PostForm>
	);
}

function Weekdays({ field }: { field: FieldSource }) {
	const chosen = [field.initialValue].flat();
	return (
		<fieldset>
			<legend className="font-semibold">{t.nightsForm.weekdays}</legend>
			<FieldNotes field={field} hint={t.nightsForm.weekdaysHint} />
			<div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-2">
				{weekDays().map((day, at) => (
					<label key={day} className="flex min-h-9 items-center gap-2">
						<input
							type="checkbox"
							id={at === 0 ? field.id : `${field.id}-${day}`}
							name={field.name}
							value={day}
							defaultChecked={chosen.includes(String(day))}
							className="size-5"
						/>
						{t.nightsTable.weekdays[day - 1]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
