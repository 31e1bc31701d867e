import { newAgent, parseForm, SimulatedBrowser } from "../browsing/browser.ts";
import { PEOPLE, PEOPLE_PASSWORD } from "./database.ts";

/** Who opens a page: without cookies, with a cart, signed in (the buyer with a cart, too). */
export type Visitor = "newcomer" | "cart" | keyof typeof PEOPLE;

/** Each visitor's `Cookie` header, made by the site's own answers to real requests. */
export async function gatherCookies(site: string, productPath: string): Promise<Record<Visitor, string>> {
	const agent = newAgent();
	const browser = () => new SimulatedBrowser(() => site, agent);
	const [cart, shopper, buyer, owner, admin] = [browser(), browser(), browser(), browser(), browser()];
	for (const [person, one] of Object.entries({ shopper, buyer, owner, admin }))
		await signIn(one, PEOPLE[person as keyof typeof PEOPLE].email);
	await fillCart(cart, productPath);
	await fillCart(buyer, productPath);
	agent.destroy();
	return {
		newcomer: "",
		cart: cart.cookies,
		shopper: shopper.cookies,
		buyer: buyer.cookies,
		owner: owner.cookies,
		admin: admin.cookies,
	};
}

async function signIn(browser: SimulatedBrowser, email: string): Promise<void> {
	const { body } = await browser.get("/login");
	const { status } = await browser.post("/login", {
		...parseForm(body, "/login"),
		email,
		password: PEOPLE_PASSWORD,
	});
	if (status !== 303) throw new Error(`${email} could not sign in: ${status}`);
	await browser.get("/profile");
}

/** Adds a product to the cart and opens its page once more, which shows the message and forgets it. */
async function fillCart(browser: SimulatedBrowser, productPath: string): Promise<void> {
	const { body } = await browser.get(productPath);
	const addition = { ...parseForm(body, "/cart/lines"), quantity: "1" };
	const { status } = await browser.post("/cart/lines", addition);
	if (status !== 303) throw new Error(`${productPath} could not be added to the cart: ${status}`);
	await browser.get(productPath);
}
