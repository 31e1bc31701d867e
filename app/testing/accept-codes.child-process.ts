import { lockAccount } from "#app/account/lock-account.server.ts";
import { acceptCode } from "#app/account/proof/accept-code.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { transact } from "#db/transact.ts";
import { PLAIN_BOX } from "./second-factor.ts";

/** Sends one code several times in a database. */
export type CodeTask = { url: string; accountId: number; code: string; times: number; now: string };

await runHere<CodeTask>(async ({ url, accountId, code, times, now }) => {
	const db = openDatabase({ url });
	const accepted: boolean[] = [];
	for (let sent = 0; sent < times; sent++)
		accepted.push(
			await transact(db, async (trx) => {
				const account = await lockAccount(trx, { accountId });
				if (!account) throw new Error("The account is gone.");
				const typed = { account: { accountId, ...account }, code, now: new Date(now) };
				return acceptCode(trx, PLAIN_BOX, typed);
			}),
		);
	return accepted;
});
