import { PASSKEY_SITE } from "#app/testing/authenticator.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { transact } from "#db/transact.ts";
import { acceptPasskey } from "./accept-passkey.server.ts";
import type { SignedCredential } from "./passkey-form.ts";
import { findPasskey, verifyPasskey } from "./verify-passkey.server.ts";

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
