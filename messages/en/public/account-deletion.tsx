import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const accountDeletion = {
	title: "Delete your account",
	lastSuperAdmin: "You are the last SuperAdmin. Make another user a SuperAdmin first.",
	done: "Your account has been deleted.",
	question: "Delete your account?",
	lead: "This can’t be undone.",
	account:
		"We delete your name, email, picture, messages, addresses, cart and wishlist, and sign you out on every device.",
	orders: "We cancel your orders that haven’t been shipped.",
	hotels: "Your hotels are closed permanently. You can’t delete your account while they have open bookings.",
	kept: "We keep what was ordered and booked, and when, for our accounting. Your name, phone and addresses are removed.",
	button: "Delete account",
	openBookings: ({ count }: { count: number }) =>
		plural(count, {
			one: "Your hotels have 1 booking that aren’t finished. Check out, cancel or reject them in Manage Bookings, or ask us to transfer the hotels to another account. Then delete your account.",
			other: `Your hotels have ${count} bookings that aren’t finished. Check out, cancel or reject them in Manage Bookings, or ask us to transfer the hotels to another account. Then delete your account.`,
		}),
	fee: ({ link }: { link: (text: string) => ReactNode }) => (
		<>
			We cancel your upcoming moves and stays. The cancellation fee you agreed to may apply: check{" "}
			{link("My Bookings")} first.
		</>
	),
	download: ({ link }: { link: (text: string) => ReactNode }) => (
		<>You can {link("download your data")} first.</>
	),
};
