import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type OwnStay, OwnStays } from "./own-stays.tsx";

const STAY: OwnStay = {
	number: "H1234567",
	status: "confirmed",
	hotel_name: "Hotel Miramar",
	room_name: "Double",
	rooms: 1,
	check_in: "2026-12-04",
	check_out: "2026-12-06",
	currency: "USD",
	total: 20_000,
	deposit: 4_000,
	pay_before: null,
	image_hash: null,
};

const linkOf = (stay: Partial<OwnStay>) =>
	/<a class="link photo-link[^>]*>(.*?)<span/.exec(
		renderToStaticMarkup(<OwnStays rows={[{ ...STAY, ...stay }]} year={2026} invoices={{}} />),
	)?.[1];

test("a stay that waits for its deposit links to where it is paid, with the amount", () => {
	expect(linkOf({ pay_before: "2026-11-21T10:00:00.000Z" })).toBe("Pay $40.00 now");
	expect(linkOf({})).toBe("View or change");
	expect(linkOf({ status: "expired" })).toBe("View");
});
