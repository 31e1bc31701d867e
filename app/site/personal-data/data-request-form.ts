import { z } from "zod";
import { email } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";

export const DATA_REQUEST_KINDS = {
	copy: {
		get label() {
			return t.ownData.kinds.copy;
		},
		get hint() {
			return t.ownData.kinds.copyHint;
		},
	},
	erasure: {
		get label() {
			return t.ownData.kinds.erasure;
		},
		get hint() {
			return t.ownData.kinds.erasureHint;
		},
	},
} as const;

export type DataRequestKind = keyof typeof DATA_REQUEST_KINDS;

export const dataRequestSchema = z.object({
	email: email(),
	kind: z.enum(["copy", "erasure"], { error: () => t.ownData.chooseKind }),
});
