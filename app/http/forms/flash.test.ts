import { expect, test } from "vitest";
import { leaveFlash } from "./flash.server.ts";

// Browsers drop a cookie of more than 4,096 bytes, and proxies answer 502 to headers that are larger still.
test.each(["商品をかごから取り出しました。", "Removed from your cart: Lamp. "])(
	"a message of any length fits into its cookie",
	async (sentence) => {
		const cookie = await leaveFlash({ tone: "success", text: sentence.repeat(500) });
		expect(cookie.length).toBeLessThan(4_096);
	},
);
