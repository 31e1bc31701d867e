import { CONVERSATION_KINDS } from "#app/common/conversations/conversation-kinds.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { ANSWERED_BY, ASSIGNED, CONVERSATION_STATES, WAITING } from "./inbox-filters.ts";

const names = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

const STATE: FilterField = {
	name: "state",
	label: "Status",
	choices: names(CONVERSATION_STATES).map((value) => ({ value, label: CONVERSATION_STATES[value] })),
};

/** `value` is the masked id. */
export type Colleague = { value: string; label: string };

const assignedTo = (colleagues: readonly Colleague[]): FilterField => ({
	name: "assigned",
	label: "Assigned to",
	choices: [
		{ value: "all", label: "Anyone" },
		...names(ASSIGNED).map((name) => ({ value: name, label: ASSIGNED[name] })),
		...colleagues,
	],
});

const WAITS: FilterField = {
	name: "waiting",
	label: "Waiting",
	choices: withAll(names(WAITING), (name) => WAITING[name]),
};

const ANSWERED: FilterField = {
	name: "answered",
	label: "Answered by",
	choices: withAll(names(ANSWERED_BY), (name) => ANSWERED_BY[name]),
};

const KIND: FilterField = {
	name: "kind",
	label: "About",
	choices: withAll(names(CONVERSATION_KINDS), (kind) => CONVERSATION_KINDS[kind].label),
};

type Choosing = { isHotel: boolean; colleagues: readonly Colleague[] };

/** The filters of an inbox, with the people to choose from; that of hotels has stays only. */
export function inboxFilterFields({ isHotel, colleagues }: Choosing) {
	const fields = [STATE, assignedTo(colleagues), WAITS, ...(isHotel ? [] : [ANSWERED, KIND])];
	return { placeholder: "Name, email or number", fields };
}
