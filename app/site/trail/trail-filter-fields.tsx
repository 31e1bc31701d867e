import type { FilterField } from "#app/ui/table/filter-fields.tsx";
import { kindChoices, type TrailReader } from "./trail-kinds.ts";

type Choosing = { reader: TrailReader; people: readonly { id: number; name: string }[] };

/** The filters of the trail: the kinds that its reader sees, and the people to choose from. */
export function trailFilterFields({ reader, people }: Choosing) {
	const fields: FilterField[] = [
		{
			name: "person",
			label: "By",
			choices: [
				{ value: "", label: "Anyone" },
				...people.map(({ id, name }) => ({ value: String(id), label: name })),
			],
		},
		{
			name: "kind",
			label: "Change",
			choices: [{ value: "all", label: "All" }, ...kindChoices(reader)],
		},
		{ name: "from", label: "From" },
		{ name: "to", label: "To" },
	];
	return { placeholder: "Number or name", fields };
}
