export default function Home() {
	return <h1>Meeha</h1>;
}
