import { HOME_SIZE_NAMES, HOME_SIZES, MOST_HELPERS } from "#app/rent/move-job.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextField } from "#app/ui/form/text-field.tsx";
import type { MoveFields } from "./moving-booking-form.ts";

const JOB_FIELDS = [
	"homeSize",
	"fromZip",
	"toZip",
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
	postalLabel: string;
};

const SIZES = [
	{ value: "", label: "Choose a size" },
	...HOME_SIZE_NAMES.map((value) => ({ value, label: HOME_SIZES[value] })),
];

const HELPERS = Array.from({ length: MOST_HELPERS + 1 }, (_, count) => ({
	value: count === 0 ? "" : String(count),
	label: count === 0 ? "None" : String(count),
}));

/** The optional answers that the price depends on, and the button that shows it. Open once any is answered. */
export function JobFields({ fields, typed, postalLabel }: JobFieldsProps) {
	const isOpen = JOB_FIELDS.some((name) => typed[name] || fields[name].errors) || typed.intent === "price";
	const sides = [
		{ title: "Where you move from", zip: "fromZip", floor: "fromFloor", elevator: "fromElevator" },
		{ title: "Where you move to", zip: "toZip", floor: "toFloor", elevator: "toElevator" },
	] as const;
	return (
		<details className="mb-5" open={isOpen}>
			<summary className="link inline-flex min-h-6 items-center">Get an exact price</summary>
			<div className="mt-4 grid gap-x-5 md:grid-cols-2">
				<SelectField field={fields.homeSize} label="Home size" optional choices={SIZES} />
				<SelectField field={fields.helpers} label="Helpers" optional choices={HELPERS} />
				{sides.map(({ title, zip, floor, elevator }) => (
					<fieldset key={title} className="min-w-0">
						<legend className="mb-2 font-semibold">{title}</legend>
						<TextField field={fields[zip]} label={postalLabel} optional autoComplete="off" width="short" />
						<NumberField
							field={fields[floor]}
							label="Floor"
							hint="Leave empty for the ground floor"
							optional
						/>
						<CheckField
							field={fields[elevator]}
							label="There is an elevator"
							isChecked={typed[elevator] !== undefined}
						/>
					</fieldset>
				))}
			</div>
			<CheckField
				field={fields.packing}
				label="Packing assistance"
				hint="The driver brings boxes and blankets, and helps you pack."
				isChecked={typed.packing !== undefined}
			/>
			<Button variant="plain" name="intent" value="price" busy="Calculating...">
				Show price
			</Button>
		</details>
	);
}
