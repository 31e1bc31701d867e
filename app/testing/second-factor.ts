import type { SecretBox } from "#app/account/proof/accept-code.server.ts";
import { codeAt } from "#app/account/proof/authenticator-app.ts";
import {
	beginSecondFactor,
	confirmSecondFactor,
	findNewSecret,
} from "#app/account/proof/second-factor.server.ts";
import type { Database } from "#db/client.ts";
import { ACCOUNT_NOW } from "./signed-in.ts";

/** Stores an app's secret as it is. */
export const PLAIN_BOX: SecretBox = { encrypt: (text) => text, decrypt: (text) => text };

export const RECOVERY = { key: "form key", codes: ["1111-2222-3333-4444", "5555-6666-7777-8888"] };

/** Turns two-step sign-in on with the code of `ACCOUNT_NOW`; returns the app's secret. */
export async function turnOnSecondFactor(db: Database, accountId: number): Promise<string> {
	const begun = { accountId, sessionId: 1, now: ACCOUNT_NOW };
	await beginSecondFactor(db, PLAIN_BOX, begun);
	const secret = await findNewSecret(db, PLAIN_BOX, begun);
	if (secret === null) throw new Error("Nothing is being set up.");
	const code = codeAt(secret, ACCOUNT_NOW);
	const outcome = await confirmSecondFactor(db, PLAIN_BOX, { ...begun, code, recovery: RECOVERY });
	if (!outcome.ok) throw new Error(outcome.reason);
	return secret;
}
