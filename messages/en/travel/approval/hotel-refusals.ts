/** Why a hotel was not changed, besides a change by somebody else. */
export const hotelRefusals = {
	gone: "This hotel no longer exists.",
	archived: "Its owner has archived it, so guests would not find it. Approve it once it is restored.",
	not_allowed: "This isn’t possible in the hotel’s current status.",
	no_account: "No account has this email address.",
	not_a_hotelier:
		"Only Hotel and Admin accounts can own a hotel. Change the role of this account in Users first.",
};
