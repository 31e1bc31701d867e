import { z } from "zod";
import { email } from "#app/common/forms/form-fields.ts";

export const DATA_REQUEST_KINDS = {
	copy: { label: "Send me a copy of my data", hint: "What we store about you, as a file." },
	erasure: { label: "Erase my data", hint: "We cancel what is open and remove what identifies you." },
} as const;

export type DataRequestKind = keyof typeof DATA_REQUEST_KINDS;

export const dataRequestSchema = z.object({
	email: email(),
	kind: z.enum(["copy", "erasure"], { error: "Choose a copy or the erasure of your data." }),
});
