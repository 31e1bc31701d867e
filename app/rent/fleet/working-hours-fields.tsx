import type { FieldSource } from "#app/ui/form/field.tsx";
import { TimeField } from "#app/ui/form/text-field.tsx";
import { DAYS_OF_WEEK } from "./fleet-forms.ts";

/** The begin and end of each day of the week, side by side. */
export function WorkingHoursFields({ field }: { field: (name: string) => FieldSource }) {
	return (
		<fieldset className="mb-5">
			<legend className="mb-1 font-semibold">Working hours</legend>
			<p className="mb-3 text-sm text-secondary">
				Full and half hours. Leave a day empty if the vehicle doesn’t work.
			</p>
			{DAYS_OF_WEEK.map((day, index) => (
				<div key={day} className="grid grid-cols-2 items-end gap-x-4 md:max-w-md">
					<TimeField field={field(`from${index + 1}`)} label={`${day} from`} step={1800} width="full" />
					<TimeField field={field(`to${index + 1}`)} label="to" step={1800} width="full" />
				</div>
			))}
		</fieldset>
	);
}
