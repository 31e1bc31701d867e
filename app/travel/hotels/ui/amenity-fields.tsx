import type { FieldSource } from "#app/ui/form/field.tsx";
import { FieldNotes } from "#app/ui/form/field.tsx";

type AmenityFieldsProps<Key extends string> = {
	field: FieldSource;
	legend: string;
	choices: readonly Key[];
	labels: Record<Key, string>;
};

export function AmenityFields<Key extends string>({
	field,
	legend,
	choices,
	labels,
}: AmenityFieldsProps<Key>) {
	const chosen = [field.initialValue].flat();
	return (
		<fieldset>
			<legend className="sr-only">{legend}</legend>
			<FieldNotes field={field} />
			<div className="grid gap-x-5 gap-y-1 sm:grid-cols-2 md:grid-cols-3">
				{choices.map((key, at) => (
					<label key={key} className="flex min-h-9 items-center gap-2.5">
						<input
							type="checkbox"
							id={at === 0 ? field.id : `${field.id}-${key}`}
							name={field.name}
							value={key}
							defaultChecked={chosen.includes(key)}
							className="size-5 flex-none"
						/>
						{labels[key]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
