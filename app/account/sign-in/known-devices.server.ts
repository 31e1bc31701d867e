import type { Transaction } from "kysely";
import { newDeviceMail } from "#app/account/account-mails.ts";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { acceptCode, hasSecondFactor, type SecretBox } from "#app/account/proof/accept-code.server.ts";
import { acceptPasskey } from "#app/account/proof/accept-passkey.server.ts";
import type { VerifiedPasskey } from "#app/account/proof/verify-passkey.server.ts";
import type { AccountSubjects, SignInMessage } from "#app/account/subjects.server.ts";
import { endSession, openSession } from "#app/common/access/sessions.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** A browser that somebody signs in from. */
export type KnownDevice = {
	/** SHA-256 of the browser's long-lived cookie. */
	hash: string;
	/** As text, in the language of the account: `Firefox on Windows`, and the time of the sign-in. */
	describe: () => { browser: string; when: string };
};

type SignIn = {
	accountId: number;
	/** The hash that the password was checked against. A session is opened only if the account still has it. */
	passwordHash?: string | undefined;
	/** A code from the app or a recovery code, which an account with two-step sign-in needs. */
	secondFactor?: { code: string; box: SecretBox } | undefined;
	/** What a passkey signed, instead of a password and a code: the device has verified the person. */
	passkey?: VerifiedPasskey | undefined;
	tokenHash: string;
	userAgent: string;
	device: KnownDevice;
	/** The browser's data from before: the SHA-256 of its cart token, and its guest hash. */
	gathered?: { cartHash: string | null; guestHash: string | null };
	/** The browser's session until now. */
	replaces?: { sessionId: number; accountId: number } | undefined;
	now: Date;
};

export type SignInRefusal = {
	ok: false;
	reason: "account_changed" | "code_needed" | "wrong_code" | "passkey_refused";
};

/**
 * Opens a session from a browser. The account gets an email about a new browser, except the one it signed up
 * with. The subjects give the account what a guest ordered or booked with its confirmed email address, and what the
 * browser collected; the message is about the latter. An earlier session of the browser ends; what it collected
 * for another account is left alone. Refused when the password changed after it was checked, or the account was
 * deleted or suspended, and without the right code when the account has two-step sign-in. A passkey needs no code; it is
 * refused when it was removed, or its challenge was answered before.
 */
export function signInFrom(
	db: Database,
	subjects: AccountSubjects,
	signIn: SignIn,
): Promise<{ ok: true; role: Role; message: SignInMessage | null } | SignInRefusal> {
	const { accountId, passwordHash, secondFactor, passkey, device, gathered, replaces, now } = signIn;
	return transact(db, async (trx) => {
		const account = await lockAccount(trx, { accountId });
		const isAsChecked = passwordHash === undefined || passwordHash === account?.password_hash;
		if (!account || account.suspended_at !== null || !isAsChecked)
			return { ok: false, reason: "account_changed" };
		const needsCode = passkey === undefined && (await hasSecondFactor(trx, { accountId }));
		if (passkey) {
			const isAccepted = passkey.accountId === accountId && (await acceptPasskey(trx, passkey, now));
			if (!isAccepted) return { ok: false, reason: "passkey_refused" };
		} else if (needsCode) {
			if (!secondFactor) return { ok: false, reason: "code_needed" };
			const { code, box } = secondFactor;
			if (!(await acceptCode(trx, box, { account: { accountId, ...account }, code, now })))
				return { ok: false, reason: "wrong_code" };
		}
		if (replaces) await endSession(trx, { id: replaces.sessionId });
		await openSession(trx, { ...signIn, isByCode: passkey !== undefined || needsCode });
		if (await isNewDevice(trx, { accountId, hash: device.hash, now })) {
			const { email: to, name, language } = account;
			await writeMail(trx, language, () => newDeviceMail({ to, name, ...device.describe() }), now);
		}
		if (account.email_verified_at)
			for (const subject of subjects)
				await subject.claimGuestBookings(trx, { accountId, email: account.email });
		const isHandedOver = replaces !== undefined && replaces.accountId !== accountId;
		if (!gathered || isHandedOver) return { ok: true, role: account.role, message: null };
		let message: SignInMessage | null = null;
		for (const subject of subjects)
			message = (await subject.claimBrowserData?.(trx, { accountId, ...gathered, now })) ?? message;
		return { ok: true, role: account.role, message };
	});
}

/** Whether the account with this email (lower case) was signed in to from this device before. */
export async function isKnownDevice(
	db: Database,
	{ email, deviceHash }: { email: string; deviceHash: string },
): Promise<boolean> {
	const device = await db
		.selectFrom("known_devices")
		.innerJoin("accounts", "accounts.id", "known_devices.account_id")
		.select("known_devices.device_hash")
		.where("accounts.email", "=", email)
		.where("known_devices.device_hash", "=", deviceHash)
		.executeTakeFirst();
	return device !== undefined;
}

/** Stores the browser and returns whether it is new to an account that knows others. */
async function isNewDevice(
	trx: Transaction<Schema>,
	{ accountId, hash, now }: { accountId: number; hash: string; now: Date },
): Promise<boolean> {
	const earlier = await trx
		.selectFrom("known_devices")
		.select("device_hash")
		.where("account_id", "=", accountId)
		.limit(1)
		.executeTakeFirst();
	const isAdded = await addKnownDevice(trx, { accountId, hash, now });
	return isAdded && earlier !== undefined;
}

/** The most that an account knows. Beyond it, those that were seen first are forgotten. */
const MAX_DEVICES = 100;

/** Remembers a browser as one of the account's; returns false when it was known already. */
export async function addKnownDevice(
	trx: Transaction<Schema>,
	{ accountId, hash, now }: { accountId: number; hash: string; now: Date },
): Promise<boolean> {
	const added = await trx
		.insertInto("known_devices")
		.values({ account_id: accountId, device_hash: hash, first_seen_at: now.toISOString() })
		.onConflict((conflict) => conflict.doNothing())
		.returning("device_hash")
		.executeTakeFirst();
	if (!added) return false;
	const own = trx.selectFrom("known_devices").where("account_id", "=", accountId);
	const beyond = await own
		.select("first_seen_at")
		.orderBy("first_seen_at", "desc")
		.offset(MAX_DEVICES)
		.limit(1)
		.executeTakeFirst();
	if (beyond)
		await trx
			.deleteFrom("known_devices")
			.where("account_id", "=", accountId)
			.where("first_seen_at", "<=", beyond.first_seen_at)
			.execute();
	return true;
}
