import { z } from "zod";
import { type LazyMessage, messageText, optionalLine } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { ORDER_CHANGES, type OrderChangeName } from "./order-changes.ts";
import { FULFILMENT_STATE_NAMES } from "./order-states.ts";
import { type ReturnedLine, readWriteOffs } from "./returns/write-off.ts";

/** A carrier or tracking number: one line, or empty. */
export const parcelLine = (name: LazyMessage) => optionalLine({ max: 100, name });

const typedParcel = z.object({
	carrier: parcelLine(() => t.orderParcels.carrier),
	trackingNumber: parcelLine(() => t.orderParcels.trackingNumber),
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
				why: messageText(
					() => t.orderChanges.enterReason,
					() => t.orderChanges.reasonName,
				).optional(),
				expectedFulfilment: z.enum(FULFILMENT_STATE_NAMES, { error: () => t.orderRefusals.reopen }),
			})
			.transform(({ why: detail, expectedFulfilment }) => ({ detail, expectedFulfilment })),
};

/** How often the lines of the order on the screen had been edited. */
export const shownVersion = () =>
	z.coerce
		.number<string>({ error: () => t.orderRefusals.reopen })
		.int({ error: () => t.orderRefusals.reopen });

/** The form of a change, by what its dialog asks for. */
export function changeSchema(change: OrderChangeName) {
	const { asks } = ORDER_CHANGES[change];
	const expectedStatus = z
		.string({ error: () => t.orderRefusals.reopen })
		.max(40, { error: () => t.orderRefusals.reopen });
	const linesVersion = shownVersion().optional();
	const shown = z.object({ expectedStatus, linesVersion });
	return asks ? shown.and(ASKED[asks]()) : shown;
}

/** The form that corrects a parcel's carrier and tracking number, with what the screen showed before. */
export const correctionSchema = z
	.object({
		...typedParcel.shape,
		expectedCarrier: parcelLine(() => t.orderParcels.carrier),
		expectedTracking: parcelLine(() => t.orderParcels.trackingNumber),
	})
	.refine(({ carrier, trackingNumber }) => carrier !== "" || trackingNumber !== "", {
		path: ["trackingNumber"],
		error: () => t.orderParcels.enterTracking,
	});

/** The form of an answer to a return. Receiving one also says which of its `lines` are written off. */
export const returnAnswerSchema = (missingMessage: string | null, lines: readonly ReturnedLine[] = []) =>
	z
		.looseObject({
			expectedStatus: z
				.string({ error: () => t.orderRefusals.reopen })
				.max(40, { error: () => t.orderRefusals.reopen }),
			message: missingMessage ? messageText(missingMessage) : messageText("").optional().default(""),
		})
		.transform(({ expectedStatus, message, ...typed }, context) => ({
			expectedStatus,
			message,
			writeOffs: readWriteOffs(typed, lines, context),
		}));
