import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import { lodgingData } from "./lodging-data.ts";
import { stayAsCalendar } from "./stay-calendar.ts";

const booking = {
	number: "H7KQ3M9XFT",
	status: "confirmed",
	check_in: "2027-03-27",
	check_out: "2027-03-29",
	hotel_name: "Hotel Mira, Mar; Sol",
	room_name: "Double room",
	check_in_from: "15:00",
	check_out_until: "11:00",
	time_zone: "Europe/Lisbon",
	address: "12 Harbour Road",
	city: "Lisbon",
	region: "",
	postal_code: "1100-148",
	country: "PT",
	name: "Ana Lima",
	hotel_contact: "21 123 4567",
	hotel_contact_e164: "+351211234567",
	currency: "USD",
	total: 20_050,
	pay_before: null,
	adults: 2,
	children: 0,
	created_at: "2026-11-20T12:00:00.000Z",
	updated_at: "2026-11-20T12:00:00.000Z",
} as unknown as Booking;
const origin = "https://meeha.example";

const eventOf = (of: Booking) => {
	const calendar = new ICAL.Component(ICAL.parse(stayAsCalendar(of, { origin })));
	const [event] = calendar.getAllSubcomponents("vevent");
	if (!event) throw new Error("no event");
	return event;
};

test("a stay's calendar file begins and ends by the hotel's clock, across the night it is put forward", () => {
	const event = eventOf(booking);
	expect(String(event.getFirstPropertyValue("dtstart"))).toBe("2027-03-27T15:00:00Z");
	expect(String(event.getFirstPropertyValue("dtend"))).toBe("2027-03-29T10:00:00Z");
	expect(event.getFirstPropertyValue("summary")).toBe("Hotel Mira, Mar; Sol");
	expect(event.getFirstPropertyValue("status")).toBe("CONFIRMED");
	expect(stayAsCalendar(booking, { origin })).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test("names the region of the hotel’s address where its country does not write the code", () => {
	const locationOf = (place: object) =>
		eventOf({ ...booking, ...place } as Booking).getFirstPropertyValue("location");
	expect(locationOf({ city: "Uji", region: "26", postal_code: "611-0021", country: "JP" })).toMatch(
		/Uji, Kyoto, 611-0021, Japan$/,
	);
	expect(locationOf({ city: "New York", region: "NY", postal_code: "10012", country: "US" })).toMatch(
		/New York, NY 10012, United States$/,
	);
	const stayIn = (place: object) => lodgingData({ ...booking, ...place } as Booking, { origin });
	const inJapan = stayIn({ city: "Uji", region: "26", country: "JP" });
	expect(inJapan.reservationFor.address.addressRegion).toBe("Kyoto");
});

test("keeps the event of a changed stay, and marks a cancelled one", () => {
	const off = { ...booking, status: "cancelled", updated_at: "2026-11-20T12:00:01.000Z" } as Booking;
	const [before, after] = [eventOf(booking), eventOf(off)];
	expect(after.getFirstPropertyValue("uid")).toBe(before.getFirstPropertyValue("uid"));
	expect(Number(after.getFirstPropertyValue("sequence"))).toBeGreaterThan(
		Number(before.getFirstPropertyValue("sequence")),
	);
	expect(after.getFirstPropertyValue("status")).toBe("CANCELLED");
});

test("a stay that is held until it is paid is tentative", () => {
	const held = { ...booking, pay_before: "2026-11-21T12:00:00.000Z" } as Booking;
	expect(eventOf(held).getFirstPropertyValue("status")).toBe("TENTATIVE");
});

test("describes a stay as structured data", () => {
	expect(lodgingData(booking, { origin })).toMatchObject({
		"@type": "LodgingReservation",
		reservationNumber: "H7KQ3M9XFT",
		reservationStatus: "https://schema.org/ReservationConfirmed",
		reservationFor: { telephone: "+351211234567" },
		checkinTime: "2027-03-27T15:00:00.000Z",
		totalPrice: "200.50",
	});
	const held = { ...booking, pay_before: "2026-11-21T12:00:00.000Z" } as Booking;
	expect(lodgingData(held, { origin }).reservationStatus).toBe("https://schema.org/ReservationHold");
	const pending = { ...booking, status: "pending" } as Booking;
	expect(lodgingData(pending, { origin }).reservationStatus).toBe("https://schema.org/ReservationPending");
});
