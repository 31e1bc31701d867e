import { anotherRoomPath } from "#app/travel/booking/basket.ts";
import { BOOKING } from "./moves.ts";
import { fieldsOf } from "./page-fields.ts";
import type { Stranger } from "./strangers.ts";

/** What all strangers find at the site. */
export type Offered = {
	variantId: string;
	hotelId: string;
	stayPath: string;
	userEmail: string;
	password: string;
};

type Journey = {
	/** The routes that give a browser a cookie on the way, as `METHOD /path`. */
	covers: string[];
	/** `pair` is the same for both strangers, who type the same. */
	go: (me: Stranger, at: Offered, pair: string) => Promise<unknown>;
};

const ANA = { email: "ana@example.com", name: "Ana Lima", contact: "(212) 555-0147" };
const ADDRESS = {
	line1: "12 Harbor Road",
	city: "Hoboken",
	region: "NJ",
	postalCode: "07030",
	country: "US",
};
/** What a stranger adds to the form of a checkout. */
export const ORDER_FIELDS = { ...ANA, ...ADDRESS, intent: "place" };
const UNDO_KEY = "0b6f3c1e-8d1c-4f4e-9b1d-3f0a9c2e5d71";

const add = ({ variantId }: Offered) => ({ variantId, quantity: "1" });

/** The token of the emailed link that both strangers of a pair have. */
export const resetTokenOf = (pair: string): string => `reset-${pair}`.padEnd(43, "x");

/** Everything that gives a browser a name, or asks by it. */
export const JOURNEYS: Record<string, Journey> = {
	"adds to the cart": {
		covers: ["POST /cart/lines"],
		go: (me, at) => me.ask("/cart/lines", add(at)),
	},
	"undoes a removal": {
		covers: ["POST /cart/lines"],
		go: (me, at) => me.ask("/cart/lines", { ...add(at), idempotencyKey: UNDO_KEY }),
	},
	"saves for later, and moves it to the cart": {
		covers: ["POST /wishlist/items", "POST /wishlist/items/:itemId/cart"],
		async go(me, { variantId }) {
			await me.ask("/wishlist/items", { variantId });
			const { text } = await me.ask("/wishlist");
			await me.ask(/\/wishlist\/items\/\w+\/cart/.exec(text)?.[0] ?? "/wishlist/items/x/cart", {});
		},
	},
	"saves a hotel": {
		covers: ["POST /wishlist/hotels/:hotelId"],
		go: (me, { hotelId }) => me.ask(`/wishlist/hotels/${hotelId}`, {}),
	},
	"presses the buttons of a cart line": {
		covers: ["POST /checkout"],
		async go(me, at) {
			const undo = `restore_${at.variantId}_1_${UNDO_KEY.replaceAll("-", "")}`;
			const { text } = await me.ask("/checkout", { [undo]: "Undo" });
			await me.ask("/checkout", { [/\bsave_\w+/.exec(text)?.[0] ?? "save_x"]: "Save for later" });
		},
	},
	orders: {
		covers: ["GET /checkout"],
		async go(me, at) {
			await me.ask("/cart/lines", add(at));
			const form = fieldsOf((await me.ask("/checkout")).text);
			await me.ask("/checkout", { ...form, ...ORDER_FIELDS });
		},
	},
	"books a stay": {
		// Asked for the total with extras, it answers with the page again.
		covers: ["GET /checkout-room", "GET /checkout-room/more", "POST /checkout-room"],
		async go(me, { stayPath }) {
			await me.ask(anotherRoomPath(stayPath));
			const form = fieldsOf((await me.ask(stayPath)).text);
			await me.ask(stayPath, { ...form, ...ANA, looking: "extras" });
			await me.ask(stayPath, { ...form, ...ANA });
		},
	},
	"books a move": {
		covers: ["POST /trucking-home"],
		go: (me, _, pair) => me.ask("/trucking-home", { ...BOOKING, currentAddress: `${pair} Orchard Lane` }),
	},
	"signs in": {
		covers: ["POST /login"],
		go: (me, { userEmail: email, password }) => me.ask("/login", { email, password }),
	},
	"signs up": {
		covers: ["POST /signup"],
		go: (me, { password }, pair) =>
			me.ask("/signup", { name: "Ana", email: `ana.${pair}@example.com`, password, role: "User" }),
	},
	"sets another password": {
		covers: ["POST /reset-password"],
		go: (me, _, pair) =>
			me.ask(`/reset-password?token=${resetTokenOf(pair)}`, { password: "a long and plain sentence 7" }),
	},
	"is asked for a passkey": {
		covers: ["GET /login/passkey"],
		go: (me) => me.ask("/login/passkey"),
	},
	"writes to the site": {
		covers: [],
		async go(me, _, pair) {
			const { email, name, contact } = ANA;
			await me.ask("/contact", { email, name, message: `Hello ${pair}` });
			await me.ask("/partner", { name, contact, message: `Hello ${pair}` });
		},
	},
};
