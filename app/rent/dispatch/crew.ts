type Crew = { driver: string | null; vehicle: string | null; plate: string | null };

/** Who comes with which vehicle, for the customer: "Your driver is Sam, with Truck 3 (ABC 123)."; null for nobody. */
export function crewOf({ driver, vehicle, plate }: Crew): string | null {
	if (!driver || !vehicle) return null;
	const [firstName = ""] = driver.trim().split(/\s+/u);
	return `Your driver is ${firstName}, with ${vehicle}${plate ? ` (${plate})` : ""}.`;
}
