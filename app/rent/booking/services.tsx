import { Icon, type IconName } from "#app/ui/icon.tsx";

const SERVICES: { name: string; icon: IconName; words: string }[] = [
	{
		name: "Truck Booking",
		icon: "truck",
		words: "A closed truck with a driver, for an apartment or a whole house.",
	},
	{
		name: "Loader Services",
		icon: "loader",
		words: "A small open loader for a sofa, a fridge or a single room.",
	},
	{
		name: "Packing Assistance",
		icon: "packing",
		words: "Ask for boxes and blankets when we call. The driver brings them.",
	},
];

/** The services that a moving booking can include. */
export function Services() {
	return (
		<section className="mt-12">
			<h2 className="text-xl">Our services</h2>
			<ul className="mt-4 grid gap-4 md:grid-cols-3">
				{SERVICES.map(({ name, icon, words }) => (
					<li key={name} className="card p-5">
						<Icon name={icon} className="text-2xl text-accent-ink" />
						<h3 className="mt-3 text-lg">{name}</h3>
						<p className="mt-1 text-secondary">{words}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
