import { CONVERSATION_KINDS } from "#app/common/conversations/conversation-kinds.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { ANSWERED_BY, ASSIGNED, CONVERSATION_STATES, WAITING } from "./inbox-filters.ts";

const names = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

const STATE: FilterField = {
	name: "state",
	label: "Status",
	choices: names(CONVERSATION_STATES).map((value) => ({ value, label: CONVERSATION_STATES[value] })),
};

const OTHERS: FilterField[] = [
	{
		name: "assigned",
		label: "Assigned to",
		choices: [
			{ value: "all", label: "Anyone" },
			...withAll(names(ASSIGNED), (name) => ASSIGNED[name]).slice(1),
		],
	},
	{ name: "waiting", label: "Waiting", choices: withAll(names(WAITING), (name) => WAITING[name]) },
];

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

/** The filters of an inbox; that of hotels has stays only. */
export const inboxFilterFields = (isHotel: boolean) => ({
	placeholder: "Name, email or number",
	fields: isHotel ? [STATE, ...OTHERS] : [STATE, ...OTHERS, ANSWERED, KIND],
});
