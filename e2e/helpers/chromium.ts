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

/** The path of a Chromium, and the environment in which it finds its libraries and fonts. */
export type ChromiumInstall = { path: string; environment: Record<string, string> };

export const BROWSER_FLAGS = [
	"--no-sandbox",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--disable-gpu",
];

const FOR_BROWSER = ["LD_LIBRARY_PATH", "FONTCONFIG_PATH"];
const BORROWED = [...FOR_BROWSER, "AWS_EXECUTION_ENV", "TMPDIR", "HOME"];

/** The one in `CHROMIUM_PATH`, Playwright's own, an installed one, or the one in our packages. */
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
		// The import writes the path of its libraries into the environment.
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

/** The package's font folders don't include ours: without a font the browser crashes at the first control. */
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
