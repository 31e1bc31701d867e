import { expect, test } from "vitest";
import { consumeFlash, setFlash } from "./flash.server.ts";

// Browsers drop a cookie of more than 4,096 bytes, and proxies answer larger headers with a 502.
test.each(["商品をかごから取り出しました。", "Removed from your cart: Lamp. "])(
	"a message of any length fits into its cookie",
	async (sentence) => {
		const cookie = await setFlash({ tone: "success", text: sentence.repeat(500) });
		expect(cookie.length).toBeLessThan(4_096);
	},
);

const pairOf = (cookie: string) => cookie.split(";", 1)[0] ?? "";

/** The message that a request with this cookie shows, and the cookie that it sets. */
async function ask(path: string, cookie: string, isScript = false) {
	const headers = { Cookie: cookie, "Sec-Fetch-Dest": isScript ? "empty" : "document" };
	const taken = await consumeFlash(new Request(`http://localhost${path}`, { headers }));
	return { text: taken.flash?.text, cookie: pairOf(new Headers(taken.headers).get("Set-Cookie") ?? "") };
}

test("a message is shown once: not again on the next page, however soon one goes there", async () => {
	const left = pairOf(await setFlash({ tone: "success", text: "Booking confirmed!" }));
	const first = await ask("/trucking-dashboard", left, true);
	expect(first.text).toBe("Booking confirmed!");
	expect((await ask("/orders", first.cookie)).text).toBeUndefined();
	expect((await ask("/orders", first.cookie, true)).text).toBeUndefined();
	expect((await ask("/trucking-dashboard", first.cookie)).text).toBeUndefined();
	// The framework's script cancelled its request and repeats it.
	expect((await ask("/trucking-dashboard", first.cookie, true)).text).toBe("Booking confirmed!");

	const page = await ask("/orders", left);
	expect(page.text).toBe("Booking confirmed!");
	expect((await ask("/dashboard", page.cookie)).text).toBeUndefined();
});
