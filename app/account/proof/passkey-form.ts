import { z } from "zod";
import { line } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { proof } from "./second-factor-form.ts";

/** The most passkeys of an account. */
export const MAX_PASSKEYS = 10;

const base64url = (max: number) =>
	z
		.string()
		.max(max)
		.regex(/^[\w-]+$/);
const credentialId = base64url(1_400);

/** Reads JSON that a script wrote into a field; anything else is `null`. */
const fromJson = <Schema extends z.ZodType>(schema: Schema) =>
	z
		.string()
		.transform((text) => {
			try {
				return schema.safeParse(JSON.parse(text)).data ?? null;
			} catch {
				return null;
			}
		})
		.optional();

/** A new passkey, as `passkeys.js` sends it: a `RegistrationResponseJSON` of WebAuthn. */
const newCredential = z.object({
	id: credentialId,
	rawId: credentialId,
	type: z.literal("public-key"),
	clientExtensionResults: z.object({}),
	response: z.object({
		clientDataJSON: base64url(4_000),
		attestationObject: base64url(40_000),
		transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
	}),
});

/** What a passkey signed, as `passkeys.js` sends it: an `AuthenticationResponseJSON` of WebAuthn. */
const signedCredential = z.object({
	id: credentialId,
	rawId: credentialId,
	type: z.literal("public-key"),
	clientExtensionResults: z.object({}),
	response: z.object({
		clientDataJSON: base64url(4_000),
		authenticatorData: base64url(4_000),
		signature: base64url(8_000),
		userHandle: base64url(100),
	}),
});

/** Asked for a known passkey, some devices don’t say which account it is of. */
const provingCredential = signedCredential.extend({
	response: signedCredential.shape.response.extend({ userHandle: base64url(100).or(z.literal("")) }),
});

/** What a passkey signed to confirm who the person is; null for anything else that was typed. */
export function readProvingCredential(text: string): SignedCredential | null {
	return fromJson(provingCredential).parse(text) ?? null;
}

export type NewCredential = z.output<typeof newCredential>;
export type SignedCredential = z.output<typeof signedCredential>;

export const passkeyNameSchema = z.object({
	name: line({ missing: () => t.passkeys.enterName, min: 1, max: 60, name: () => t.form.aName }),
});

/** Without a credential, it confirms who it is. */
export const addPasskeySchema = z.object({ proof: proof(), credential: fromJson(newCredential) });

export const passkeySignInSchema = z.object({
	credential: fromJson(signedCredential),
	redirectTo: z.string().optional(),
});
