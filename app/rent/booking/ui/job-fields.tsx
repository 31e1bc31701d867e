import { t } from "#app/common/language/messages.ts";
import type { MoveFields } from "#app/rent/booking/moving-booking-form.ts";
import { MOST_HELPERS } from "#app/rent/rates/move-job.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField } from "#app/ui/form/text-field.tsx";

const JOB_FIELDS = [
	"fromFloor",
	"toFloor",
	"fromElevator",
	"toElevator",
	"helpers",
	"packing",
] as const satisfies (keyof MoveFields)[];

type JobFieldName = (typeof JOB_FIELDS)[number];

type JobFieldsProps = {
	fields: Record<JobFieldName, FieldSource>;
	/** What the form was sent with. */
	typed: Record<string, unknown>;
};

const helpers = () =>
	Array.from({ length: MOST_HELPERS + 1 }, (_, count) => ({
		value: count === 0 ? "" : String(count),
		label: count === 0 ? t.words.none : String(count),
	}));

/** The optional answers that add to the price, and a button that shows it. Open once any is answered. */
export function JobFields({ fields, typed }: JobFieldsProps) {
	const isOpen = JOB_FIELDS.some((name) => typed[name] || fields[name].errors);
	const sides = [
		{ title: t.moveForm.startSide, floor: "fromFloor", elevator: "fromElevator" },
		{ title: t.moveForm.endSide, floor: "toFloor", elevator: "toElevator" },
	] as const;
	return (
		<details className="mb-5" open={isOpen}>
			<summary className="link inline-flex min-h-6 items-center">{t.moveForm.exactPrice}</summary>
			<div className="mt-4 grid gap-x-5 md:grid-cols-2">
				{sides.map(({ title, floor, elevator }) => (
					<fieldset key={title} className="min-w-0">
						<legend className="mb-2 font-semibold">{title}</legend>
						<NumberField
							field={fields[floor]}
							label={t.moveForm.floor}
							hint={t.moveForm.floorHint}
							optional
						/>
						<CheckField
							field={fields[elevator]}
							label={t.moveForm.elevator}
							isChecked={typed[elevator] !== undefined}
						/>
					</fieldset>
				))}
			</div>
			<SelectField field={fields.helpers} label={t.moveForm.helpers} optional choices={helpers()} />
			<CheckField
				field={fields.packing}
				label={t.moveForm.packing}
				hint={t.moveForm.packingHint}
				isChecked={typed.packing !== undefined}
			/>
			<Button variant="plain" name="intent" value="price" busy={t.moveForm.calculating}>
				{t.moveForm.updatePrice}
			</Button>
		</details>
	);
}
