export default function Page() {
  return (
    <main>
      <h1>Blank</h1>
      <p>What the framework costs by itself.</p>
    </main>
  );
}
