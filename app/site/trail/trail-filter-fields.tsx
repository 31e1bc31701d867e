import { t } from "#app/common/language/messages.ts";
import type { FilterField } from "#app/ui/table/filter-fields.tsx";
import { kindChoices, type TrailReader } from "./trail-kinds.ts";

type Choosing = { reader: TrailReader; people: readonly { id: number; name: string }[] };

/** The filters of the trail: the kinds that its reader sees, and the people to choose from. */
export function trailFilterFields({ reader, people }: Choosing) {
	const fields: FilterField[] = [
		{
			name: "person",
			label: t.trail.by,
			choices: [
				{ value: "", label: t.trail.anyone },
				...people.map(({ id, name }) => ({ value: String(id), label: name })),
			],
		},
		{
			name: "kind",
			label: t.trail.change,
			choices: [{ value: "all", label: t.words.all }, ...kindChoices(reader)],
		},
		{ name: "from", label: t.words.from },
		{ name: "to", label: t.words.to },
	];
	return { placeholder: t.trail.search, fields };
}
