import { CONVERSATION_KINDS } from "#app/conversations/conversation-kinds.ts";
import { ANSWERED_BY, ASSIGNED, CONVERSATION_STATES, WAITING } from "#app/conversations/inbox-filters.ts";
import type { Choice } from "#app/ui/form/choice-field.tsx";
import { allOf, choicesOf, type FilterField } from "#app/ui/table/filter-fields.tsx";

/** `value`: the masked id of a colleague. */
type Choosing = { isHotel: boolean; colleagues: readonly Choice[] };

/** The filters of an inbox, with the people to choose from; that of hotels has stays only. */
export function inboxFilterFields({ isHotel, colleagues }: Choosing) {
	const people = [{ value: "all", label: "Anyone" }, ...choicesOf(ASSIGNED), ...colleagues];
	const fields: FilterField[] = [
		{ name: "state", label: "Status", choices: choicesOf(CONVERSATION_STATES) },
		{ name: "assigned", label: "Assigned to", choices: people },
		{ name: "waiting", label: "Waiting", choices: allOf(WAITING) },
	];
	const ofStaff: FilterField[] = [
		{ name: "answered", label: "Answered by", choices: allOf(ANSWERED_BY) },
		{ name: "kind", label: "About", choices: allOf(CONVERSATION_KINDS) },
	];
	return { placeholder: "Name, email or number", fields: isHotel ? fields : [...fields, ...ofStaff] };
}
