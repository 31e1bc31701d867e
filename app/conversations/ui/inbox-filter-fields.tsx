import { t } from "#app/common/language/messages.ts";
import { CONVERSATION_KINDS } from "#app/conversations/conversation-kinds.ts";
import { ANSWERED_BY, ASSIGNED, CONVERSATION_STATES, WAITING } from "#app/conversations/inbox-filters.ts";
import type { Choice } from "#app/ui/form/choice-field.tsx";
import { allOf, choicesOf, type FilterField } from "#app/ui/table/filter-fields.tsx";

/** `value`: the masked id of a colleague. */
type Choosing = { isHotel: boolean; colleagues: readonly Choice[] };

/** The filters of an inbox, with the people to choose from; that of hotels has stays only. */
export function inboxFilterFields({ isHotel, colleagues }: Choosing) {
	const people = [{ value: "all", label: t.inbox.anyone }, ...choicesOf(ASSIGNED), ...colleagues];
	const fields: FilterField[] = [
		{ name: "state", label: t.words.status, choices: choicesOf(CONVERSATION_STATES) },
		{ name: "assigned", label: t.inbox.assign.label, choices: people },
		{ name: "waiting", label: t.inbox.waitingLabel, choices: allOf(WAITING) },
	];
	const ofStaff: FilterField[] = [
		{ name: "answered", label: t.inbox.answeredByLabel, choices: allOf(ANSWERED_BY) },
		{ name: "kind", label: t.inbox.about, choices: allOf(CONVERSATION_KINDS) },
	];
	return { placeholder: t.inbox.search, fields: isHotel ? fields : [...fields, ...ofStaff] };
}
