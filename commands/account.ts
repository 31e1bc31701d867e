import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { z } from "zod";
import { removeSecondFactor } from "#app/account/proof/second-factor.server.ts";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { isCommonPassword } from "#app/account/sign-in/common-passwords.server.ts";
import { newPassword } from "#app/account/sign-in/credentials.ts";
import { email, personName } from "#app/common/forms/form-fields.ts";
import { ROLES } from "#app/common/roles.ts";
import { db } from "#app/http/process/database.server.ts";
import { transact } from "#db/transact.ts";

const USAGE = `npm run account -- --email ADDRESS --role ${ROLES.join("|")} [--name NAME] [--password PASSWORD]
Makes the account, or gives the one that exists this role (and name, and password). A new account needs a
password, and so does one whose email nobody has confirmed, for any role but User: given here, or in the
environment as ACCOUNT_PASSWORD, or typed when asked for.

npm run account -- --email ADDRESS --turn-off-two-step-sign-in
For somebody who has lost the authenticator app and the recovery codes.`;

const arguments_ = z.object({
	email: email(),
	role: z.enum(ROLES, { error: `--role is one of ${ROLES.join(", ")}.` }),
	name: personName().optional(),
	password: newPassword(isCommonPassword).optional(),
});

async function run(): Promise<number> {
	const options = {
		email: { type: "string" },
		role: { type: "string" },
		name: { type: "string" },
		password: { type: "string" },
		"turn-off-two-step-sign-in": { type: "boolean" },
	} as const;
	const given = parseArgs({ options }).values;
	if (given["turn-off-two-step-sign-in"]) return turnOff(given.email ?? "");
	const parsed = arguments_.safeParse({ ...given, password: given.password ?? process.env.ACCOUNT_PASSWORD });
	if (!parsed.success) {
		console.error(`${parsed.error.issues.map((issue) => issue.message).join("\n")}\n\n${USAGE}`);
		return 2;
	}
	const account = { ...parsed.data, now: new Date() };
	let outcome = await setAccount(db, account);
	if (!outcome.ok && process.stdin.isTTY) {
		const typed = newPassword(isCommonPassword).safeParse(await askPassword());
		if (!typed.success) {
			console.error(typed.error.issues[0]?.message);
			return 2;
		}
		outcome = await setAccount(db, { ...account, password: typed.data });
	}
	if (!outcome.ok) {
		console.error(
			`There is no account for ${account.email} yet, or nobody has confirmed its email, so that it may be somebody else's. Either needs a new password.\n\n${USAGE}`,
		);
		return 2;
	}
	console.log(`${account.email} ${outcome.made ? "is a new account" : "is changed"}: ${account.role}.`);
	return 0;
}

async function turnOff(address: string): Promise<number> {
	const account = await db
		.selectFrom("accounts")
		.select("id as accountId")
		.where("email", "=", address.toLowerCase())
		.executeTakeFirst();
	const removed =
		account &&
		(await transact(db, (trx) => removeSecondFactor(trx, { ...account, actorId: null, now: new Date() })));
	console.log(
		removed?.wasOn
			? `Two-step sign-in of ${address} is off.`
			: `No account with the email ${address} has two-step sign-in.`,
	);
	return removed?.wasOn ? 0 : 2;
}

async function askPassword(): Promise<string> {
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
	process.stdout.write("New password for the account: ");
	const typed = await reader.question("");
	reader.close();
	process.stdout.write("\n");
	return typed;
}

const status = await run().catch((error: unknown) => {
	console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
	return 2;
});
await db.destroy();
process.exit(status);
