import { z } from "zod";
import { messageText, optionalLine } from "#app/common/forms/form-fields.ts";
import { ORDER_CHANGES, type OrderChangeName } from "./order-changes.ts";
import { REOPEN_ORDER } from "./order-messages.ts";
import { FULFILMENT_STATE_NAMES } from "./order-states.ts";
import { type ReturnedLine, readWriteOffs } from "./returns/write-off.ts";

/** A carrier or tracking number: one line, or empty. */
export const parcelLine = (name: string) => optionalLine({ max: 100, name });

const typedParcel = z.object({
	carrier: parcelLine("Carrier"),
	trackingNumber: parcelLine("Tracking number"),
});

/** What a dialog asks for, as `changeOrder` takes it. */
const ASKED = {
	parcel: () => typedParcel.transform((parcel) => ({ parcel })),
	cash: () =>
		z
			.object({ isCashHere: z.string().optional() })
			.transform(({ isCashHere }) => ({ isCashHere: isCashHere !== undefined })),
	// Only a cancellation depends on the delivery status that the screen showed.
	why: () =>
		z
			.object({
				why: messageText("Enter a reason.", "A reason").optional(),
				expectedFulfilment: z.enum(FULFILMENT_STATE_NAMES, { error: REOPEN_ORDER }),
			})
			.transform(({ why: detail, expectedFulfilment }) => ({ detail, expectedFulfilment })),
};

/** How often the lines of the order on the screen had been edited. */
export const shownVersion = () => z.coerce.number<string>({ error: REOPEN_ORDER }).int(REOPEN_ORDER);

/** The form of a change, by what its dialog asks for. */
export function changeSchema(change: OrderChangeName) {
	const { asks } = ORDER_CHANGES[change];
	const expectedStatus = z.string({ error: REOPEN_ORDER }).max(40, REOPEN_ORDER);
	const linesVersion = shownVersion().optional();
	const shown = z.object({ expectedStatus, linesVersion });
	return asks ? shown.and(ASKED[asks]()) : shown;
}

/** The form that corrects a parcel's carrier and tracking number, with what the screen showed before. */
export const correctionSchema = z
	.object({
		...typedParcel.shape,
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
			expectedStatus: z.string({ error: REOPEN_ORDER }).max(40, REOPEN_ORDER),
			message: missingMessage ? messageText(missingMessage) : messageText("").optional().default(""),
		})
		.transform(({ expectedStatus, message, ...typed }, context) => ({
			expectedStatus,
			message,
			writeOffs: readWriteOffs(typed, lines, context),
		}));
