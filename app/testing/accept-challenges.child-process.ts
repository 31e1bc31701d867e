import { acceptPasskey } from "#app/account/proof/accept-passkey.server.ts";
import type { SignedCredential } from "#app/account/proof/passkey-form.ts";
import { findPasskey, verifyPasskey } from "#app/account/proof/verify-passkey.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { transact } from "#db/transact.ts";
import { PASSKEY_SITE } from "./authenticator.ts";

/** Sends one answer of a passkey several times to a database. */
export type ChallengeTask = { url: string; credential: SignedCredential; times: number; now: string };

await runHere<ChallengeTask>(async ({ url, credential, times, now }) => {
	const db = openDatabase({ url });
	const accepted: boolean[] = [];
	for (let sent = 0; sent < times; sent++) {
		const verified = await verifyPasskey(PASSKEY_SITE, credential, await findPasskey(db, credential));
		if (!verified.ok) throw new Error(verified.reason);
		accepted.push(await transact(db, (trx) => acceptPasskey(trx, verified, new Date(now))));
	}
	return accepted;
});
