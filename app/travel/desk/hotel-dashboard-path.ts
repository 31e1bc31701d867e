export const HOTEL_DASHBOARD = "/owner/dashboard";

/** The front desk's tasks of today. `hotel` is masked; "" for all hotels of the account. */
export const hotelDashboardPath = (hotel: string) =>
	hotel ? `${HOTEL_DASHBOARD}?hotel=${hotel}` : HOTEL_DASHBOARD;
