import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { CONVERSATION_KINDS, type ConversationKind, isSent } from "#app/conversations/conversation-kinds.ts";

/** "Order M-7KQ3-M9XF-T". */
export const SubjectOf = ({ kind, subjectKey }: { kind: ConversationKind; subjectKey: string }) => (
	<>
		{CONVERSATION_KINDS[kind].label}{" "}
		{isSent(kind) ? null : (
			<span className="whitespace-nowrap tabular-nums">{formatReferenceNumber(subjectKey)}</span>
		)}
	</>
);
