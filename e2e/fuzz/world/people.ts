import { plainCode } from "#app/account/proof/accept-code.server.ts";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { openSession } from "#app/common/access/sessions.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#demo/accounts.ts";
import { readSigned, signedCookie } from "#e2e/helpers/signed-cookie.ts";

/** The sender of malformed requests. */
export const SENDERS = ["visitor", "User", "Hotel", "Admin", "SuperAdmin"] as const;
export type FuzzSender = (typeof SENDERS)[number];

export type FuzzPerson = {
	sender: FuzzSender;
	role: Role | null;
	accountId: number | null;
	email: string | null;
	guestHash: string | null;
	cartHash: string | null;
	/** The cookies it sends: it stores no new ones. */
	cookie: string;
};

export type People = Record<FuzzSender, FuzzPerson>;

/** People whose data none of the above may touch. */
export type Rivals = { userId: number; ownerId: number };

/** What the Hotel's account can enter instead of a code of an app. */
export const FUZZ_RECOVERY_CODE = "1111-2222-3333-4444";

/** The visitor's address, whose stored data the visitor may read and erase. */
export const FUZZ_GUEST_EMAIL = "ana@example.com";

/** The token of the emailed link to that data. */
export const FUZZ_DATA_TOKEN = "data-request".padEnd(43, "x");

const tokenOf = (word: string) => word.replaceAll(" ", "-").padEnd(43, "x").slice(0, 43);

/** Everybody's account and sessions, two more people, and their cookies. */
export async function addPeople(db: Database): Promise<{ people: People; rivals: Rivals }> {
	const now = new Date();
	const others = [
		{ email: "bo@example.com", name: "Bo Rival", role: "User" },
		{ email: "olga@example.com", name: "Olga Rival", role: "Hotel" },
	] as const;
	for (const other of others) await setAccount(db, { ...other, password: DEMO_PASSWORD, now });
	const at = now.toISOString();
	await db.updateTable("accounts").set({ email_verified_at: at }).execute();
	const accounts = await db.selectFrom("accounts").select(["id", "email"]).orderBy("id").execute();
	const idOf = (email: string) => accounts.find((each) => each.email === email)?.id ?? 0;
	const owner = idOf(DEMO_ACCOUNTS.find(({ role }) => role === "Hotel")?.email ?? "");
	const factor = { account_id: owner, secret: "unread", created_at: at, confirmed_at: at };
	await db.insertInto("second_factors").values(factor).execute();
	await db
		.insertInto("recovery_codes")
		.values({ account_id: owner, code_hash: hashToken(plainCode(FUZZ_RECOVERY_CODE)) })
		.execute();
	await db
		.insertInto("passkeys")
		.values(
			accounts.map(({ id }) => ({
				account_id: id,
				credential_id: hashToken(`phone ${id}`),
				user_handle: `account ${id}`,
				public_key: "",
				counter: 0,
				transports: "internal",
				is_synced: true,
				name: "Phone",
				created_at: at,
			})),
		)
		.execute();
	await db
		.insertInto("data_requests")
		.values({
			kind: "erasure",
			email: FUZZ_GUEST_EMAIL,
			token_hash: hashToken(FUZZ_DATA_TOKEN),
			created_at: at,
			mailed_at: at,
			expires_at: new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
		})
		.execute();
	const guest: FuzzPerson = {
		sender: "visitor",
		role: null,
		accountId: null,
		email: FUZZ_GUEST_EMAIL,
		guestHash: hashToken(tokenOf("visitor")),
		cartHash: hashToken(tokenOf("cart")),
		cookie: [
			await signedCookie("meeha_visitor", tokenOf("visitor")),
			await signedCookie("meeha_cart", tokenOf("cart")),
			await signedCookie("meeha_data", FUZZ_DATA_TOKEN),
		].join("; "),
	};
	const signedIn = await Promise.all(
		DEMO_ACCOUNTS.map(async ({ email, role }): Promise<FuzzPerson> => {
			const accountId = idOf(email);
			for (const device of ["this device", "another device"])
				await openSession(db, {
					accountId,
					tokenHash: hashToken(tokenOf(`${role} ${device}`)),
					userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:134.0) Gecko/20100101 Firefox/134.0",
					isByCode: true,
					now,
				});
			const cookie = await signedCookie("meeha_session", tokenOf(`${role} this device`));
			return { sender: role, role, accountId, email, guestHash: null, cartHash: null, cookie };
		}),
	);
	const people = Object.fromEntries([guest, ...signedIn].map((each) => [each.sender, each])) as People;
	return { people, rivals: { userId: idOf("bo@example.com"), ownerId: idOf("olga@example.com") } };
}

/** The hashes in rows of the browser with these cookies, or with those it was just given. */
export async function hashesIn(cookies: readonly string[]): Promise<Set<unknown>> {
	const hashes = new Set<unknown>();
	for (const name of ["meeha_visitor", "meeha_cart"])
		for (const cookie of cookies) {
			const token: unknown = await readSigned(name, cookie);
			if (typeof token === "string" && token) hashes.add(hashToken(token));
		}
	return hashes;
}

/** The cookie of a browser that proved the contact for these numbers. */
export const signTrackedCookie = (numbers: readonly string[]): Promise<string> =>
	signedCookie(
		"meeha_tracked",
		numbers.map((number) => ({ number, until: Date.now() + 24 * 60 * 60 * 1000 })),
	);
