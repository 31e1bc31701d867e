import { z } from "zod";
import { idempotencyKey, messageText, refuseField } from "#app/common/forms/form-fields.ts";
import { RETURN_KIND_NAMES } from "#app/shop/pricing/return-kinds.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";

export type ReturnState = "requested" | "approved" | "received" | "refused";

type Row = { label: string; tone: Tone; icon: IconName; to: readonly ReturnState[]; forCustomer: string };

export const RETURN_STATES: Record<ReturnState, Row> = {
	requested: {
		label: "Requested",
		tone: "blue",
		icon: "clock",
		to: ["approved", "refused"],
		forCustomer: "We received your request and will answer soon.",
	},
	approved: {
		label: "Approved",
		tone: "green",
		icon: "check",
		to: ["received", "refused"],
		forCustomer: "Your return is approved. Send the items back to us.",
	},
	received: {
		label: "Received",
		tone: "purple",
		icon: "inbox",
		to: [],
		forCustomer: "We received your return and will refund you soon.",
	},
	refused: {
		label: "Refused",
		tone: "red",
		icon: "cross",
		to: [],
		forCustomer: "Your return was declined.",
	},
};

type Answer = {
	to: ReturnState;
	menu: string;
	verb: string;
	question: string;
	consequence: string;
	button: string;
	/** The error when the message to the customer is missing; null when it may be. */
	missingMessage: string | null;
	danger?: true;
};

/** The answers that staff can give to a return, by the last segment of the dialog's URL. */
export const RETURN_ANSWERS = {
	approval: {
		to: "approved",
		menu: "Approve",
		verb: "approve",
		question: "Approve this return?",
		consequence: "The customer gets an email that asks them to send the items back.",
		button: "Approve return",
		missingMessage: "Enter where to send the items.",
	},
	receipt: {
		to: "received",
		menu: "Receive items",
		verb: "receive",
		question: "Receive returned items",
		consequence: "The customer gets an email. You refund the items afterwards.",
		button: "Receive items",
		missingMessage: null,
	},
	refusal: {
		to: "refused",
		menu: "Refuse",
		verb: "refuse",
		question: "Refuse this return?",
		consequence: "The customer gets an email with your reason.",
		button: "Refuse return",
		missingMessage: "Enter a reason.",
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
			const orEmpty = lineCount > 1 ? ", or leave it empty" : "";
			return refuseField(context, `Enter the quantity to return in digits${orEmpty}.`);
		});

const quantityFields = (lineCount: number) =>
	Object.fromEntries(
		Array.from({ length: lineCount }, (_, at) => [returnQuantityField(at), countOf(lineCount)]),
	);

/** The form of a return request, for an order with this many lines. */
export const returnRequestSchema = (lineCount: number) =>
	z.object({
		kind: z.enum(RETURN_KIND_NAMES, { error: "Choose a reason for the return." }),
		reason: messageText("Enter a reason.", "A reason").optional(),
		idempotencyKey: idempotencyKey(),
		...quantityFields(lineCount),
	});

/** What the same form says about its lines, to show the amount of a return. */
export const returnQuantitiesSchema = (lineCount: number) => z.object(quantityFields(lineCount));

/** Why a request was refused, for the customer. */
export const RETURN_REFUSALS = {
	gone: "This order no longer exists.",
	not_delivered: "You can return items after the order is delivered.",
	too_late: "The time limit for this reason has passed. Choose another reason, or contact us.",
	nothing: "Enter a quantity for at least one item.",
	too_many: "This is more than you can return, including earlier requests.",
	reason_missing: "Describe the problem so that we can help.",
};
