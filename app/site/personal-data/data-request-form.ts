import { z } from "zod";
import { email } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";

export const DATA_REQUEST_KINDS = withTexts(
	{
		copy: {
			get hint() {
				return t.ownData.kinds.copyHint;
			},
		},
		erasure: {
			get hint() {
				return t.ownData.kinds.erasureHint;
			},
		},
	},
	{ label: (key) => t.ownData.kinds[key] },
);

export type DataRequestKind = keyof typeof DATA_REQUEST_KINDS;

export const dataRequestSchema = z.object({
	email: email(),
	kind: z.enum(["copy", "erasure"], { error: () => t.ownData.chooseKind }),
});
