import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { RentScene } from "./rent-scene.tsx";

/** The head of the screen, which leads to the form. */
export function BookingHero() {
	return (
		<div className="mb-8 grid items-center gap-6 md:grid-cols-2">
			<div>
				<h1 className="text-3xl">Move house with one booking</h1>
				<p className="mt-3 max-w-prose text-lg text-secondary">
					A truck or loader with a driver, at your door on the day and time you choose. No account needed.
				</p>
				<p className="mt-5">
					<ButtonLink href="#form">Get Started</ButtonLink>
				</p>
			</div>
			<div className="hidden overflow-hidden rounded-card md:block">
				<RentScene />
			</div>
		</div>
	);
}

/** Beside the form, for a person without bookings. */
export function WhatHappensNext() {
	return (
		<Card title="What happens next">
			<ol className="list-decimal space-y-2 pl-5">
				<li>You get a booking number right away.</li>
				<li>We check your request and confirm it.</li>
				<li>
					<a href="/track">Track your booking</a> with its number and your phone number or email.
				</li>
			</ol>
		</Card>
	);
}

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
