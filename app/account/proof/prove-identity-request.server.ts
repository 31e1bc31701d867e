import { redirect } from "@remix-run/node";
import { z } from "zod";
import { type ProofOptions, typedProof } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { type ReadForm, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse } from "#app/http/process/limits.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { isLinked } from "./identities.server.ts";
import { OPENID } from "./openid-request.server.ts";
import { readProvingCredential, type SignedCredential } from "./passkey-form.ts";
import { PASSKEY_ORIGIN, provingSite } from "./passkey-request.server.ts";
import {
	isRecentlyProven,
	type ProofStrength,
	proveByPasskey,
	proveIdentity,
	readProofMeans,
} from "./prove-identity.server.ts";
import { proof } from "./second-factor-form.ts";
import { SECRET_BOX } from "./second-factor-request.server.ts";
import { findOwnPasskey, verifyPasskey } from "./verify-passkey.server.ts";

/** Without two-step sign-in, there is no code to ask for. */
const strengthFor = (person: Person, asked: ProofStrength): ProofStrength =>
	person.hasSecondFactor ? asked : "any";

/**
 * How a person can confirm who they are before an important change; null when they did in the last 10 minutes. For
 * `code`, see `ProofStrength`.
 */
export async function proofToAskFor(
	person: Person,
	asked: ProofStrength = "any",
): Promise<ProofOptions | null> {
	const strength = strengthFor(person, asked);
	return isRecentlyProven(person, new Date(), strength) ? null : readOptions(person, strength);
}

async function readOptions(person: Person, strength: ProofStrength): Promise<ProofOptions> {
	const { accountId, hasSecondFactor: takesCode } = person;
	const { hasPassword, hasPasskeys } = await readProofMeans(db, { accountId });
	const isAny = strength === "any";
	const provider =
		isAny && OPENID && (await isLinked(db, { accountId, issuer: OPENID.issuer })) ? OPENID.name : null;
	return {
		takesPassword: isAny && hasPassword,
		takesCode,
		passkeyOrigin: hasPasskeys ? PASSKEY_ORIGIN : null,
		provider,
	};
}

/**
 * Checks the `proof` field of a form for an important change, unless the person confirmed who they are in the last 10
 * minutes. Returns the errors to refuse the form with, or null. Attempts count towards the limit on passwords.
 */
export async function refuseUnproven(
	person: Person,
	{ proof }: { proof?: string | undefined },
	asked: ProofStrength = "any",
): Promise<{ proof: string[] } | null> {
	const strength = strengthFor(person, asked);
	const now = new Date();
	if (isRecentlyProven(person, now, strength)) return null;
	const { accountId, sessionId } = person;
	const asks = typedProof(await readOptions(person, strength));
	if (!proof) return { proof: [asks ? t.proof.enter[asks] : t.proof.first] };
	await countUse("passwordByAccount", String(accountId));
	const credential = readProvingCredential(proof);
	const isRight = credential
		? await checkPasskey(person, credential, now)
		: await proveIdentity(db, SECRET_BOX, { accountId, sessionId, typed: proof, strength, now });
	if (!isRight && credential) return { proof: [t.proof.wrongPasskey] };
	if (!isRight) return { proof: [t.proof.wrong[asks ?? "password"]] };
	await giveBackUse("passwordByAccount", String(accountId));
	return null;
}

const proofSchema = z.object({ proof: proof() });

/**
 * Reads the form of an important change, whose `proof` field is left out of its value. Refused, too, when the person has not
 * confirmed who they are: see `refuseUnproven`.
 */
export async function readProvenForm<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: Person,
	asked?: ProofStrength,
): Promise<ReadForm<z.output<Schema>>> {
	const form = await readForm(request, z.intersection(schema, proofSchema), person);
	if (!form.ok) return form;
	const { proof: sent, ...value } = form.value;
	const unproven = await refuseUnproven(person, { proof: sent }, asked);
	if (unproven) return { ok: false, refusal: form.refuse(unproven) };
	return { ...form, value: value as z.output<Schema> };
}

/** Where somebody confirms who they are before they download a file: its path and query. */
export const confirmationPath = (file: string): string =>
	`/profile/confirmation?${new URLSearchParams({ file })}`;

/**
 * Guards a file with personal data: redirects whoever has not confirmed who they are in the last 10 minutes to a page
 * that asks and then leads back to the file.
 */
export function requireProven(request: Request, person: Person): void {
	if (isRecentlyProven(person, new Date())) return;
	const { pathname, search } = new URL(request.url);
	throw redirect(confirmationPath(pathname + search), { status: 303 });
}

async function checkPasskey(person: Person, credential: SignedCredential, now: Date): Promise<boolean> {
	const { accountId, sessionId } = person;
	const mine = await findOwnPasskey(db, { credentialId: credential.id, accountId });
	const passkey = await verifyPasskey(provingSite(person), credential, mine);
	return passkey.ok && proveByPasskey(db, { accountId, sessionId, passkey, now });
}
