import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#demo/accounts.ts";
import { type BrowserResponse, parseForm, type SimulatedBrowser } from "./browser.ts";
import { UnavailableError } from "./journeys.ts";

/** The demo's admin, who signs in when first needed and stays signed in. */
export class Admin {
	readonly #newBrowser: () => SimulatedBrowser;
	#browser: Promise<SimulatedBrowser> | undefined;

	constructor(newBrowser: () => SimulatedBrowser) {
		this.#newBrowser = newBrowser;
	}

	signedIn(): Promise<SimulatedBrowser> {
		this.#browser ??= this.#signIn().catch((error) => {
			this.#browser = undefined;
			throw error;
		});
		return this.#browser;
	}

	/** Sends the form that changes a move's status: `noun` is the last part of its path, such as "confirmation". */
	async changeMove<Outcome>(
		number: string,
		noun: string,
		send: (post: () => Promise<BrowserResponse>) => Promise<Outcome>,
	): Promise<Outcome> {
		const admin = await this.signedIn();
		const path = `/trucking-dashboard/${number}/${noun}`;
		const form = parseForm(await openPage(admin, path), path, "expectedStatus");
		return send(() => admin.post(path, form));
	}

	async #signIn(): Promise<SimulatedBrowser> {
		const admin = this.#newBrowser();
		const email = DEMO_ACCOUNTS.find(({ role }) => role === "Admin")?.email ?? "";
		const form = parseForm(await openPage(admin, "/login"), "/login", "password");
		const answer = await admin.post("/login", { ...form, email, password: DEMO_PASSWORD });
		if (answer.status !== 303) throw new UnavailableError(answer);
		return admin;
	}
}

/** The page at a path; throws when another one answers. */
export async function openPage(browser: SimulatedBrowser, path: string): Promise<string> {
	const answer = await browser.get(path);
	if (answer.status !== 200) throw new UnavailableError(answer);
	return answer.body;
}
