import type { UploadGroup } from "#db/schema/common.ts";

const MB = 1024 * 1024;

/** The sender of a form with files. */
export type Uploader = {
	group: UploadGroup;
	/** An account's id, or the hash of the link or number that somebody without an account has. */
	who: string;
	/** The client's address, or its network when the address is IPv6. */
	network: string;
};

/**
 * The most that a process holds at a time: bytes in temporary files, and forms whose pictures are drawn or wait for it.
 * A slow body holds few bytes, so it blocks nobody else.
 */
const CAPACITY: Record<UploadGroup, { bytes: number; drawnForms: number }> = {
	staff: { bytes: 1_000 * MB, drawnForms: 6 },
	drivers: { bytes: 1_000 * MB, drawnForms: 6 },
	others: { bytes: 2_000 * MB, drawnForms: 12 },
};
/** What one account, link or number may have in progress, pictures that are drawn included. */
const MAX_OF_ONE = 3;

type Held = Uploader & { amount: number };

const uploads = new Set<Held>();
const drawnForms = new Set<Held>();

export type UploadPlace = {
	/** Counts bytes that are about to be stored. Returns false when there is no room for them. */
	reserve: (bytes: number) => boolean;
	release: () => void;
};

/** Begins an upload. Returns null while three of the same uploader are in progress. */
export function takeUploadPlace(uploader: Uploader): UploadPlace | null {
	const own = [...uploads].filter(({ group, who }) => group === uploader.group && who === uploader.who);
	if (own.length >= MAX_OF_ONE) return null;
	const held: Held = { ...uploader, amount: 0 };
	uploads.add(held);
	return {
		reserve(bytes) {
			if (!hasRoom(uploads, uploader, bytes, CAPACITY[uploader.group].bytes)) return false;
			held.amount += bytes;
			return true;
		},
		release: () => void uploads.delete(held),
	};
}

/**
 * Begins to draw the pictures of a form. Returns the function that ends it, or null while six forms of staff, six of
 * drivers, twelve of others or six of one network of others are drawn or wait.
 */
export function takeDrawingPlace(uploader: Uploader): (() => void) | null {
	if (!hasRoom(drawnForms, uploader, 1, CAPACITY[uploader.group].drawnForms)) return null;
	const held: Held = { ...uploader, amount: 1 };
	drawnForms.add(held);
	return () => void drawnForms.delete(held);
}

/** Whether a group has room for so much more. One network of others, who need nobody's trust, takes half of theirs. */
function hasRoom(all: Set<Held>, { group, network }: Uploader, more: number, capacity: number): boolean {
	const ofGroup = [...all].filter((held) => held.group === group);
	if (sumOf(ofGroup) + more > capacity) return false;
	const ofNetwork = ofGroup.filter((held) => held.network === network);
	return group !== "others" || sumOf(ofNetwork) + more <= capacity / 2;
}

const sumOf = (held: readonly Held[]): number => held.reduce((sum, { amount }) => sum + amount, 0);
