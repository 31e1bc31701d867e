import { Icon, type IconName } from "#app/ui/icon.tsx";

const SERVICES: { name: string; icon: IconName; description: string }[] = [
	{
		name: "Truck Booking",
		icon: "truck",
		description: "A closed truck with a driver, for an apartment or a whole house.",
	},
	{
		name: "Loader Services",
		icon: "loader",
		description: "A small open loader for a sofa, a fridge or a single room.",
	},
	{
		name: "Packing Assistance",
		icon: "packing",
		description: "Ask for boxes and blankets when we call. The driver brings them.",
	},
];

/** The services that a moving booking can include. */
export function Services() {
	return (
		<section className="mt-12">
			<h2 className="text-xl">Our services</h2>
			<ul className="mt-4 grid gap-4 md:grid-cols-3">
				{SERVICES.map(({ name, icon, description }) => (
					<li key={name} className="card p-5">
						<Icon name={icon} className="text-2xl text-accent-ink" />
						<h3 className="mt-3 text-lg">{name}</h3>
						<p className="mt-1 text-secondary">{description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
