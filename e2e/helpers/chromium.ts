import {
	accessSync,
	constants,
	existsSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** A Chromium to run, and what its process needs in the environment to find its libraries and fonts. */
export type ChromiumInstall = { path: string; environment: Record<string, string> };

export const BROWSER_FLAGS = [
	"--no-sandbox",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

const FOR_BROWSER = ["LD_LIBRARY_PATH", "FONTCONFIG_PATH"];
const BORROWED = [...FOR_BROWSER, "AWS_EXECUTION_ENV", "TMPDIR", "HOME"];

/** The one that `CHROMIUM_PATH` names, Playwright's own, one that is installed, or the one among our packages. */
export async function findChromium(): Promise<ChromiumInstall> {
	const path = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed()].find(
		(each) => each && isExecutable(each),
	);
	return path ? { path, environment: {} } : unpackChromium();
}

function installed(): string[] {
	const names = ["chromium", "chromium-browser", "google-chrome"];
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/**
 * The package contains a browser for AWS Lambda, and adds the libraries that a bare machine lacks when it
 * believes to run there. It accepts any file of the right name, even half unpacked. So each run unpacks into
 * its own folder, and moves it into place when it is complete.
 */
async function unpackChromium(): Promise<ChromiumInstall> {
	const home = join(tmpdir(), "meeha-chromium");
	const before = new Map(BORROWED.map((name) => [name, process.env[name]]));
	process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
	process.env.TMPDIR = home;
	try {
		// Where its libraries will be is written into the environment while it is imported.
		const { default: packed } = await import("@sparticuz/chromium");
		if (!existsSync(home)) await moveIn(home, () => packed.executablePath());
		nameFonts(join(home, "fonts"));
		const environment = Object.fromEntries(FOR_BROWSER.map((name) => [name, process.env[name] ?? ""]));
		return { path: join(home, "chromium"), environment };
	} finally {
		for (const [name, value] of before) {
			if (value === undefined) delete process.env[name];
			else process.env[name] = value;
		}
	}
}

/** The package's list of font folders has none of ours: without a font the browser stops at the first control. */
function nameFonts(folder: string): void {
	const list = `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`;
	const path = join(folder, "fonts.conf");
	if (readFileSync(path, "utf8") !== list) writeFileSync(path, list);
}

async function moveIn(home: string, unpack: () => Promise<unknown>): Promise<void> {
	const staging = mkdtempSync(`${home}-`);
	process.env.TMPDIR = staging;
	await unpack();
	try {
		renameSync(staging, home);
	} catch (error) {
		if (!existsSync(join(home, "chromium"))) throw error;
		rmSync(staging, { recursive: true, force: true });
	}
}
