import { z } from "zod";
import { idempotencyKey, messageText, refuseField } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import { RETURN_KIND_NAMES } from "#app/shop/pricing/return-kinds.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";

export type ReturnState = "requested" | "approved" | "received" | "refused";

type Row = { label: string; tone: Tone; icon: IconName; to: readonly ReturnState[]; forCustomer: string };

export const RETURN_STATES: Record<ReturnState, Row> = withTexts(
	{
		requested: {
			tone: "blue",
			icon: "clock",
			to: ["approved", "refused"],
		},
		approved: {
			tone: "green",
			icon: "check",
			to: ["received", "refused"],
		},
		received: {
			tone: "purple",
			icon: "inbox",
			to: [],
		},
		refused: {
			tone: "red",
			icon: "cross",
			to: [],
		},
	},
	{
		label: (state) => t.orderReturns[state].label,
		forCustomer: (state) => t.orderReturns[state].forCustomer,
	},
);

type Answer = {
	to: ReturnState;
	/** For the log. */
	verb: string;
	/** The error when the message to the customer is missing; null when it may be. */
	missingMessage: string | null;
	danger?: true;
};

/** The answers that staff can give to a return, by the last segment of the dialog's URL. Their words: `t.orderReturns`. */
export const RETURN_ANSWERS = {
	approval: {
		to: "approved",
		verb: "approve",
		get missingMessage() {
			return t.orderReturns.approval.missingMessage;
		},
	},
	receipt: {
		to: "received",
		verb: "receive",
		missingMessage: null,
	},
	refusal: {
		to: "refused",
		verb: "refuse",
		get missingMessage() {
			return t.orderReturns.refusal.missingMessage;
		},
		danger: true,
	},
} as const satisfies Record<string, Answer>;

export type ReturnAnswerName = keyof typeof RETURN_ANSWERS;

/** The answers that a return in this state allows. */
export const allowedAnswers = (state: ReturnState): ReturnAnswerName[] =>
	(Object.keys(RETURN_ANSWERS) as ReturnAnswerName[]).filter((name) =>
		RETURN_STATES[state].to.includes(RETURN_ANSWERS[name].to),
	);

/** Whether one of the returns waits for an answer or for its goods. */
export const hasOpenReturn = (returns: readonly { status: ReturnState }[]): boolean =>
	returns.some(({ status }) => RETURN_STATES[status].to.length > 0);

/** The field name of a line's quantity, by the line's place in the order. */
export const returnQuantityField = (at: number): string => `quantity${at + 1}`;

/** Of several lines, some may stay empty. */
const countOf = (lineCount: number) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").trim();
			if (text === "" && lineCount > 1) return 0;
			if (/^\d{1,2}$/.test(text)) return Number(text);
			return refuseField(context, lineCount > 1 ? t.orderReturns.quantityOrNone : t.orderReturns.quantity);
		});

const quantityFields = (lineCount: number) =>
	Object.fromEntries(
		Array.from({ length: lineCount }, (_, at) => [returnQuantityField(at), countOf(lineCount)]),
	);

/** The form of a return request, for an order with this many lines. */
export const returnRequestSchema = (lineCount: number) =>
	z.object({
		kind: z.enum(RETURN_KIND_NAMES, { error: () => t.orderReturns.chooseReturnReason }),
		reason: messageText(
			() => t.orderReturns.enterReason,
			() => t.orderReturns.reasonName,
		).optional(),
		idempotencyKey: idempotencyKey(),
		...quantityFields(lineCount),
	});

/** What the same form says about its lines, to show the amount of a return. */
export const returnQuantitiesSchema = (lineCount: number) => z.object(quantityFields(lineCount));
