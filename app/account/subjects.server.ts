import type { Transaction } from "kysely";
import type { DataOwner } from "#app/common/access/viewer.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { Messages } from "#messages/en/index.ts";

/** The message after signing in, when the browser's data moved to the account. */
export type SignInMessage = { text: string; link: { href: string; label: string } };

/** A photo as WebP, which is read when it is needed; undefined once it is deleted. */
export type PrivatePhoto = { of: string; description: string; read: () => Promise<Buffer | undefined> };

/** A stored picture: what it shows, such as a hotel, and how its owner described it. */
export type OwnPicture = { of: string; description: string; hash: string };

/** How many records of a kind are stored about a person, and which of them an erasure cancels. */
export type HeldRecords = {
	/** What is counted: see `t.counts`. */
	noun: keyof Messages["counts"];
	count: number;
	open: { number: string; description: string }[];
};

/** Why an account can't be deleted yet: `open` bookings in the person's hotels have not ended. */
export type RemovalRefusal = { ok: false; reason: "hotels_have_guests"; open: number };

/** An account that is deleted, or a guest whose data is erased. */
export type ErasedPerson = DataOwner & {
	/** The email address of the account, confirmed or not, or of the guest. */
	address: string;
	/** The market's, for what is booked on its clocks. */
	timeZone: string;
	now: Date;
};

/**
 * How shop, travel and rent take part in what concerns a whole account, or all that a guest ordered and booked. Each implements it in one file, and
 * `app/site/subjects.server.ts` lists them.
 */
export type AccountSubject = {
	/**
	 * Gives an account what a guest ordered or booked with its email address (lower case). Call it only once the
	 * address is confirmed, in the same transaction: anybody can sign up with it.
	 */
	claimGuestBookings: (
		trx: Transaction<Schema>,
		owner: { accountId: number; email: string },
	) => Promise<unknown>;
	/** Moves what the browser collected before sign-in to the account, found by the SHA-256 of its cookies. */
	claimBrowserData?: (
		trx: Transaction<Schema>,
		browser: { accountId: number; cartHash: string | null; guestHash: string | null; now: Date },
	) => Promise<SignInMessage | null>;
	/** What is stored about a person, by its name in the exported file. */
	exportData: (db: Database, owner: DataOwner) => Promise<Record<string, unknown>>;
	/** A summary of what `exportData` finds and `erasePerson` cancels or anonymizes. */
	countRecords: (db: Database, owner: DataOwner, at: { timeZone: string; now: Date }) => Promise<HeldRecords>;
	/** The pictures that a person uploaded. */
	listPictures?: (db: Database, owner: DataOwner) => Promise<OwnPicture[]>;
	/** The photos of what a person booked, which are not among the site's pictures. */
	listPrivatePhotos?: (db: Database, owner: DataOwner) => Promise<PrivatePhoto[]>;
	/** Ends what is overdue, before a person is erased. */
	expireOverdue?: (db: Database, at: { now: Date }) => Promise<unknown>;
	/**
	 * Cancels what is open and anonymizes the rest, in the transaction that deletes the account or erases the guest.
	 * Returns how many orders or bookings it cancelled.
	 */
	erasePerson: (
		trx: Transaction<Schema>,
		person: ErasedPerson,
	) => Promise<{ ok: true; cancelled: number } | RemovalRefusal>;
};

export type AccountSubjects = readonly AccountSubject[];

let registered: AccountSubjects | undefined;

/**
 * Tells the routes of `account`, which import no subject, which subjects the site has. Called once, at start.
 */
export function registerSubjects(subjects: AccountSubjects): void {
	registered = subjects;
}

/** The subjects of the running site. Throws when none were registered; rules take them as an argument. */
export function registeredSubjects(): AccountSubjects {
	if (!registered) throw new Error("Call registerSubjects first.");
	return registered;
}
