import { z } from "zod";
import { messageText, refuseField } from "#app/common/forms/form-fields.ts";
import { readMoney } from "#app/common/money.ts";
import { type OrderChangeName, orderChange } from "./order-changes.ts";
import { REOPEN_ORDER } from "./order-messages.ts";
import { FULFILMENT_STATE_NAMES } from "./order-states.ts";
import { type ReturnedLine, readWriteOffs } from "./returns/write-off.ts";

/**
 * A carrier or tracking number: one line, or empty. Checked in one transform, because the form library turns
 * an empty text into a missing one, even in the middle of a pipe.
 */
export const parcelLine = (name: string) =>
	z
		.string()
		.optional()
		.transform((typed = "", context) => {
			const text = typed.normalize("NFC").replace(/\s+/gu, " ").trim();
			if (text.length <= 100 && !/\p{Cc}/u.test(text)) return text;
			const fault =
				text.length > 100 ? "must be 100 characters or fewer" : "contains a character that isn’t allowed";
			return refuseField(context, `${name} ${fault}.`);
		});

/** Only a cancellation depends on the delivery status that the screen showed. */
function fulfilmentSeen(change: OrderChangeName) {
	const state = z.enum(FULFILMENT_STATE_NAMES, { error: REOPEN_ORDER });
	return change === "cancellation" ? state : state.optional();
}

/** The form of a change, by the input its dialog asks for. `currency` is the order's. */
export function changeSchema(change: OrderChangeName, currency: string) {
	const { asks } = orderChange(change);
	return z.object({
		expectedVersion: z.string({ error: REOPEN_ORDER }).max(40, REOPEN_ORDER),
		expectedFulfilment: fulfilmentSeen(change),
		carrier: parcelLine("Carrier"),
		trackingNumber: parcelLine("Tracking number"),
		isCashHere: z
			.string()
			.optional()
			.transform((sent) => sent !== undefined),
		why: messageText("Enter a reason.", "A reason").optional(),
		amount:
			asks === "amount"
				? z.string({ error: "Enter an amount." }).transform((typed, context) => {
						const amount = readMoney(typed, currency);
						if (amount !== null && amount > 0) return amount;
						return refuseField(context, "Enter an amount like 12.50.");
					})
				: z
						.string()
						.optional()
						.transform(() => 0),
		expectedRefunded: z
			.string()
			.optional()
			.transform((sent) => (sent && /^\d{1,12}$/.test(sent) ? Number(sent) : 0)),
	});
}

/** The form that corrects a parcel's carrier and tracking number, with what the screen showed before. */
export const correctionSchema = z
	.object({
		carrier: parcelLine("Carrier"),
		trackingNumber: parcelLine("Tracking number"),
		expectedCarrier: parcelLine("Carrier"),
		expectedTracking: parcelLine("Tracking number"),
	})
	.refine(({ carrier, trackingNumber }) => carrier !== "" || trackingNumber !== "", {
		path: ["trackingNumber"],
		message: "Enter a tracking number or a carrier.",
	});

/** The form of an answer to a return. Receiving one also says which of its `lines` are written off. */
export const returnAnswerSchema = (missingMessage: string | null, lines: readonly ReturnedLine[] = []) =>
	z
		.looseObject({
			expectedVersion: z.string({ error: REOPEN_ORDER }).max(40, REOPEN_ORDER),
			message: missingMessage ? messageText(missingMessage) : messageText("").optional().default(""),
		})
		.transform(({ expectedVersion, message, ...typed }, context) => ({
			expectedVersion,
			message,
			writeOffs: readWriteOffs(typed, lines, context),
		}));
