import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Role } from "#app/common/roles.ts";

/** Refuses a folder that is not a built checkout. */
export function requireBuilt(folder: string): void {
	if (!existsSync(resolve(folder, "build/server/index.js")))
		throw new Error(`${folder} is not built: run \`npm ci && npm run build\` there.`);
}

/** The number of a checkout's newest migration. */
export const versionOf = (folder: string): string =>
	readdirSync(resolve(folder, "migrations"))
		.map((file) => /^\d{4}/.exec(file)?.[0] ?? "")
		.toSorted()
		.at(-1) ?? "";

export type MarketFilling = {
	/** The number of products, of orders, of room bookings and of moves; there are a tenth as many accounts. */
	size: number;
	hotels: number;
	roomsPerHotel: number;
	/** Of each room, from today on. */
	nights: number;
	/** Accounts that sign in; whoever has the role Hotel owns this many of the first hotels. */
	signIns?: { people: { email: string; role: Role }[]; password: string; ownHotels: number };
};

type Filling = { kind: "market"; options: MarketFilling } | { kind: "writes"; options: object };

/** Fills an empty database with a checkout's own code: another version may not be able to read it. */
export async function fillInCheckout<Made>(
	folder: string,
	url: string,
	{ kind, options }: Filling,
): Promise<Made> {
	const script = resolve("bench/filling/in-checkout.mjs");
	const args = ["--import", "tsx", script, kind, url, JSON.stringify(options)];
	const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
	let written = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		written += text;
	});
	const [code] = await once(child, "close");
	if (code !== 0) throw new Error(`${folder} could not fill a database: ${code}`);
	return JSON.parse(written.trim().split("\n").at(-1) ?? "") as Made;
}
