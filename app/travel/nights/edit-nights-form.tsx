import type { FormMetadata } from "@conform-to/react";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldNotes, type FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, NumberField, TextField } from "#app/ui/form/text-field.tsx";
import { SALE_CHOICES, WEEKDAYS } from "./nights-form.ts";

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
	{ value: "", label: "Keep unchanged" },
	...Object.keys(SALE_CHOICES).map((value) => ({ value, label: labels[value as keyof typeof labels] })),
];

export function NightsForm({ form, fields, currency, today, last, action }: NightsFormProps) {
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<PostForm id={form.id} action={action}>
			<ErrorSummary form={form} />
			<div className="grid items-end gap-x-4 sm:grid-cols-2">
				<DateField field={field("from")} label="First night" min={today} max={last} width="full" />
				<DateField field={field("to")} label="Last night" min={today} max={last} width="full" />
			</div>
			<Weekdays field={field("weekday")} />
			<h3 className="mt-6 mb-3 border-t border-line pt-5 font-semibold">Changes</h3>
			<TextField
				field={field("price")}
				label={`Price in ${currency}`}
				hint="Per room and night. Leave empty to keep the current price."
				optional
				inputMode="decimal"
				autoComplete="off"
				width="short"
				className="mb-2"
			/>
			<CheckField field={field("usualPrice")} label="Use the default price" />
			<NumberField
				field={field("minStay")}
				label="Minimum stay (nights)"
				hint="For stays that begin on these nights."
				optional
				className="mb-2"
			/>
			<CheckField field={field("usualMinStay")} label="Use the default minimum stay" />
			<SelectField
				field={field("sale")}
				label="Availability"
				hint="Existing bookings are kept."
				choices={choices({ closed: "Close", open: "Open" })}
			/>
			<SelectField
				field={field("arrival")}
				label="Arrivals"
				choices={choices({ closed: "No arrivals", open: "Arrivals allowed" })}
			/>
			<SelectField
				field={field("departure")}
				label="Departures"
				choices={choices({ closed: "No departures", open: "Departures allowed" })}
			/>
			<Button busy="Saving...">Change nights</Button>
		</PostForm>
	);
}

function Weekdays({ field }: { field: FieldSource }) {
	const chosen = [field.initialValue].flat();
	return (
		<fieldset>
			<legend className="font-semibold">Only on these weekdays</legend>
			<FieldNotes field={field} hint="Leave all unselected to change every weekday." />
			<div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-2">
				{WEEKDAYS.map((day, at) => (
					<label key={day} className="flex min-h-9 items-center gap-2">
						<input
							type="checkbox"
							id={at === 0 ? field.id : `${field.id}-${at + 1}`}
							name={field.name}
							value={at + 1}
							defaultChecked={chosen.includes(String(at + 1))}
							className="size-5"
						/>
						{day}
					</label>
				))}
			</div>
		</fieldset>
	);
}
