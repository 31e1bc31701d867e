import { networkOf } from "#app/common/access/network-of.ts";
import type { LimitName, Use, UseCounters } from "#app/common/access/use-counters.server.ts";
import type { Database } from "#db/client.ts";
import { isKnownDevice } from "./known-devices.server.ts";

/** An attempt to sign in, or a request for a reset link. */
export type Attempt = {
	/** Lower case. */
	email: string;
	/** SHA-256 of the browser's device token; null without a valid device cookie. */
	deviceHash: string | null;
	/** The client's address. */
	address: string;
};

export type CountedAttempt =
	| { ok: true; succeed: (attempts?: number) => Promise<void> }
	| { ok: false; msBeforeNext: number; limit: LimitName };

/**
 * Counts a sign-in attempt before the password is checked. A device that has signed in to the account before
 * has its own budget, so that nobody else can use it up. Other clients have one for each network, one for each network
 * and account, and together one for each account, which takes many networks to use up: a reset link makes its browser a
 * known device then. See OWASP, "Slow Down Online Guessing Attacks with Device Cookies". Call
 * `succeed` when the person is signed in: it gives the attempts back, so those of both steps when there are two. Codes
 * are counted together with passwords.
 */
export async function countSignInAttempt(
	db: Database,
	counters: UseCounters,
	attempt: Attempt,
): Promise<CountedAttempt> {
	const { email, address } = attempt;
	const device = await findTrustedDevice(db, attempt);
	if (device) return countAll(counters, [{ name: "signInByDevice", whose: device }]);
	return countAll(counters, [
		{ name: "signInByAddress", whose: address },
		{ name: "signInBySender", whose: `${networkOf(address)} ${email}` },
		{ name: "signInByAccount", whose: email },
	]);
}

/**
 * Counts a request for a reset link. `requestPasswordReset` limits the emails that one account gets, so
 * nobody can use up the owner's requests.
 */
export async function countResetRequest(
	db: Database,
	counters: UseCounters,
	attempt: Attempt,
): Promise<CountedAttempt> {
	const device = await findTrustedDevice(db, attempt);
	return countAll(counters, [
		device ? { name: "forgotByDevice", whose: device } : { name: "forgotByAddress", whose: attempt.address },
	]);
}

/** The key of the device's own budget for the account, or null for an unknown device. */
export async function findTrustedDevice(
	db: Database,
	{ email, deviceHash }: Attempt,
): Promise<string | null> {
	const isTrusted = deviceHash !== null && (await isKnownDevice(db, { email, deviceHash }));
	return isTrusted ? `${deviceHash} ${email}` : null;
}

async function countAll(counters: UseCounters, uses: readonly Use[]): Promise<CountedAttempt> {
	for (const { name, whose } of uses) {
		const [refusal] = await counters.consume({ name, whose });
		if (refusal) return { ok: false, msBeforeNext: refusal.msBeforeNext, limit: name };
	}
	const succeed = async (attempts = 1) => {
		for (let given = 0; given < attempts; given++)
			for (const { name, whose } of uses) await counters.giveBack(name, whose);
	};
	return { ok: true, succeed };
}
