/** Where staff with this role work on an order, stay or move; null when they have no such page. */
export function staffPage(number: string, role: "Hotel" | "Admin" | "SuperAdmin"): string | null {
	if (number.startsWith("M")) return `/orders/${number}`;
	if (number.startsWith("H"))
		return role === "SuperAdmin" ? `/bookings/${number}` : `/owner/manage-bookings/${number}`;
	return role === "Admin" ? `/trucking-dashboard/${number}` : null;
}
